import { describe, expect, it } from 'vitest';
import { outcomeReport } from './delivery.ts';

const OUTCOME = {
  session: 'abcdefghijklmnop',
  remote: 'mf-map',
  version: '2.2.0-9f8e7d6c',
  cohort: 'canary',
  outcome: 'good',
};

describe('the report of a page', () => {
  it.each([
    [[OUTCOME]],
    [[{ ...OUTCOME, outcome: 'bad', reason: 'integrity', loadMs: 812.5 }]],
    [Array.from({ length: 20 }, () => OUTCOME)],
  ])('takes %j', (outcomes) => {
    expect(outcomeReport.safeParse({ outcomes }).success).toBe(true);
  });

  it.each([
    ['nothing', []],
    ['more than 20', Array.from({ length: 21 }, () => OUTCOME)],
    ['a short session', [{ ...OUTCOME, session: 'abc' }]],
    ['an address as session', [{ ...OUTCOME, session: 'someone@example.com' }]],
    ['an app that is no remote', [{ ...OUTCOME, remote: 'shell' }]],
    ['a version that is a path', [{ ...OUTCOME, version: '../x' }]],
    ['another reason', [{ ...OUTCOME, reason: 'because' }]],
    ['a time that cannot be', [{ ...OUTCOME, loadMs: -1 }]],
    ['what nobody asked for', [{ ...OUTCOME, userId: 7 }]],
  ])('refuses %s', (_, outcomes) => {
    expect(outcomeReport.safeParse({ outcomes }).success).toBe(false);
  });
});
