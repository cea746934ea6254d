import { expect, test } from 'vitest';
import { isFirstFailure, nextState, type WatchEvent, type WatchState } from './watchdog.ts';

const FAILURES = ['load', 'init', 'render', 'slow'] as const;

test.each<[WatchState, WatchEvent, WatchState, WatchState]>([
  // state, event, next with a former version, next without one
  ['new', 'drawn', 'drawn', 'drawn'],
  ['new', 'load', 'former', 'lost'],
  ['new', 'init', 'former', 'lost'],
  ['new', 'render', 'former', 'lost'],
  ['new', 'slow', 'former', 'late'],
  ['late', 'drawn', 'drawn', 'drawn'],
  ['late', 'load', 'former', 'lost'],
  ['former', 'drawn', 'drawn', 'drawn'],
  ['former', 'load', 'lost', 'lost'],
  ['former', 'init', 'lost', 'lost'],
  ['former', 'render', 'lost', 'lost'],
  ['former', 'slow', 'former', 'former'],
])(
  '%s, and then %s: %s in the place of a canary, %s where there is no other',
  (state, event, canary, only) => {
    expect([nextState(state, event, true), nextState(state, event, false)]).toEqual([canary, only]);
  },
);

test.each(['drawn', 'lost'] as const)('%s is the end of it', (state) => {
  for (const event of ['drawn', ...FAILURES] as const) {
    for (const hasFormer of [true, false]) expect(nextState(state, event, hasFormer)).toBe(state);
  }
});

test('of a version the first bad news is told, once', () => {
  for (const event of FAILURES) {
    expect(isFirstFailure('new', event)).toBe(true);
    for (const state of ['late', 'drawn', 'former', 'lost'] as const) {
      expect(isFirstFailure(state, event)).toBe(false);
    }
  }
  expect(isFirstFailure('new', 'drawn')).toBe(false);
});
