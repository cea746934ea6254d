import { expect, it } from 'vitest';
import { clockAt } from './clock.ts';

it.each([
  ['2026-11-20T08:40:00Z', 'Europe/Podgorica', [2026, 11, 20, 9, 40]],
  ['2026-12-31T23:30:00Z', 'Europe/Podgorica', [2027, 1, 1, 0, 30]],
  ['2026-06-21T12:05:00Z', 'America/New_York', [2026, 6, 21, 8, 5]],
] as const)('at %s clocks of %s show %j', (iso, timeZone, [year, month, day, hour, minute]) => {
  expect(clockAt(new Date(iso), timeZone)).toEqual({ year, month, day, hour, minute });
  expect(clockAt(Date.parse(iso), timeZone)).toEqual({ year, month, day, hour, minute });
});

it('refuses what is no time, and a time zone that there is not', () => {
  expect(() => clockAt(Number.NaN, 'UTC')).toThrow(RangeError);
  expect(() => clockAt(0, 'Nowhere/Land')).toThrow(RangeError);
});
