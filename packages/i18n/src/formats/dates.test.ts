import { expect, test } from 'vitest';
import { formatAsOf, formatDay, formatTime } from './dates.ts';

const ISO = '2026-11-20T08:40:00Z';

test.each([
  ['en', 'Europe/Belgrade', '20 Nov 2026, 09:40'],
  ['rs', 'Europe/Belgrade', '20. nov 2026. 09:40'],
  ['en', 'America/New_York', '20 Nov 2026, 03:40'],
  ['rs', 'Asia/Tokyo', '20. nov 2026. 17:40'],
] as const)('a moment in %s at %s is %s', (locale, timeZone, text) => {
  expect(formatAsOf(ISO, locale, timeZone)).toBe(text);
});

test('the day is the one of the time zone', () => {
  expect(formatDay('2026-12-31T23:30:00Z', 'en', 'Europe/Belgrade')).toBe('1 Jan 2027');
  expect(formatDay('2026-12-31T23:30:00Z', 'rs', 'UTC')).toBe('31. dec 2026.');
});

test('midnight is 00:00', () => {
  expect(formatTime('2026-07-01T00:00:00Z', 'UTC')).toBe('00:00');
});

test('every month has a name of its own, in Latin script', () => {
  const months = Array.from(
    { length: 12 },
    (_, index) => `2026-${String(index + 1).padStart(2, '0')}-15T12:00:00Z`,
  );
  const names = new Set(months.map((iso) => formatDay(iso, 'rs', 'UTC').split(' ')[1]));
  expect(names.size).toBe(12);
  for (const name of names) expect(name).toMatch(/^[a-z]{3}$/);
});

test('what is not a date is refused', () => {
  expect(() => formatAsOf('yesterday', 'en', 'UTC')).toThrow(RangeError);
});
