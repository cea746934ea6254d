import { expect, it } from 'vitest';
import { latestTime } from './latest-time.ts';

it.each([
  ['the later of two', ['2026-11-20T08:40:00.000Z', '2026-11-20T09:40:00.000Z'], '2026-11-20T09:40:00.000Z'],
  ['the only one', ['2026-11-20T08:40:00.000Z'], '2026-11-20T08:40:00.000Z'],
  ['none where there is none', [], null],
])('is %s', (_, times, expected) => {
  expect(latestTime(times)).toBe(expected);
});
