import { describe, expect, it } from 'vitest';
import { outcomeReport } from './delivery.ts';

const SIGNAL = { remote: 'mf-map', version: '2.2.0-9f8e7d6c', kind: 'mounted', agoMs: 12 };

describe('the report of a page', () => {
  it.each([
    [[SIGNAL]],
    [[{ ...SIGNAL, remote: 'shell' }]],
    [[{ ...SIGNAL, kind: 'bad', reason: 'integrity', loadMs: 812.5 }]],
    [[{ ...SIGNAL, kind: 'left', symptoms: ['calls', 'memory'] }]],
    [Array.from({ length: 40 }, () => SIGNAL)],
  ])('takes %j', (signals) => {
    expect(outcomeReport.safeParse({ view: 'x', signals }).success).toBe(true);
  });

  it.each([
    ['nothing', []],
    ['more than 40', Array.from({ length: 41 }, () => SIGNAL)],
    ['what is no app', [{ ...SIGNAL, remote: 'api' }]],
    ['a version that is a path', [{ ...SIGNAL, version: '../x' }]],
    ['another reason', [{ ...SIGNAL, reason: 'because' }]],
    ['another symptom', [{ ...SIGNAL, symptoms: ['mood'] }]],
    ['a time that cannot be', [{ ...SIGNAL, loadMs: -1 }]],
    ['what nobody asked for', [{ ...SIGNAL, userId: 7 }]],
  ])('refuses %s', (_, signals) => {
    expect(outcomeReport.safeParse({ view: 'x', signals }).success).toBe(false);
  });

  it('refuses what no page was served for, as shells did before', () => {
    expect(outcomeReport.safeParse({ signals: [SIGNAL] }).success).toBe(false);
    expect(outcomeReport.safeParse({ outcomes: [{ session: 'abcdefghijklmnop' }] }).success).toBe(false);
  });
});
