import { expect, it } from 'vitest';
import { lastChanges } from './last-changes.ts';

const change = (action: string, app: string, author: string) => ({
  action,
  app,
  author,
  at: '2026-01-02T11:30:00.000Z',
  reason: 'faster pins',
});

it.each([
  ['the latest of each app', [change('release', 'mf-map', 'ana'), change('step', 'mf-map', 'eva')], 'eva'],
  ['one of several apps', [change('release', 'shell mf-map mf-panels', 'eva')], 'eva'],
  ['not of another app', [change('abort', 'mf-map', 'judge'), change('step', 'mf-panels', 'eva')], 'judge'],
  ['not of all at once', [change('lock', 'mf-map', 'ana'), change('exclusive', 'all', 'eva')], 'ana'],
  ['none that nobody knows', [change('abort', 'mf-map', 'judge'), change('tidy', 'mf-map', 'eva')], 'judge'],
  ['nothing without a history', [], undefined],
] as const)('the last change is %s', (_, history, author) => {
  expect(lastChanges(history).get('mf-map')?.author).toBe(author);
});

it('has what was done', () => {
  const history = [change('release', 'mf-map', 'ana'), change('step', 'mf-map', 'eva')];
  expect(lastChanges(history).get('mf-map')?.action).toBe('step');
});

it('is of apps alone', () => {
  expect([...lastChanges([change('release', 'shell all', 'ana')]).keys()]).toEqual(['shell']);
});

it('says by whose key each app of it was signed, and of one that may sign no more its fingerprint', () => {
  const keys = { shell: 'a'.repeat(64), 'mf-map': 'b'.repeat(64) };
  const history = [{ ...change('release', 'shell mf-map mf-panels', 'ana'), keys }];
  const changes = lastChanges(history, new Map([['a'.repeat(64), 'operator']]));
  expect(changes.get('shell')?.key).toEqual({ name: 'operator', fingerprint: 'a'.repeat(16) });
  expect(changes.get('mf-map')?.key).toEqual({ name: null, fingerprint: 'b'.repeat(16) });
  expect(changes.get('mf-panels')?.key).toBeNull();
});
