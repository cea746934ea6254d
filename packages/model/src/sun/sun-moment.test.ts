import { describe, expect, it } from 'vitest';
import { readSun, withSun } from './sun-address.ts';
import { hoursOf, momentOfSun, sunCourse } from './sun-course.ts';
import { dayOf, dayOfNumber, instantOf, numberOfDay, sunOfMoment, turningDays } from './sun-moment.ts';
import { PICTURE_SUN } from './sun-position.ts';

const BUDVA = { latitude: 42.1935, longitude: 18.968, timeZone: 'Europe/Podgorica' };

it.each([
  ['summer time', '2026-06-21', 18 * 60 + 30, 'Europe/Podgorica', '2026-06-21T16:30:00.000Z'],
  ['winter time', '2026-12-21', 18 * 60 + 30, 'Europe/Podgorica', '2026-12-21T17:30:00.000Z'],
  ['the day before', '2026-06-21', 60, 'Asia/Tokyo', '2026-06-20T16:00:00.000Z'],
  ['half an hour', '2026-06-21', 0, 'Asia/Kolkata', '2026-06-20T18:30:00.000Z'],
  ['an hour that clocks skip', '2026-03-29', 150, 'Europe/Podgorica', '2026-03-29T01:30:00.000Z'],
])('clocks of a place, %s', (_, day, minutes, timeZone, expected) => {
  expect(instantOf({ day, minutes }, timeZone).toISOString()).toBe(expected);
});

it('has the day of the place, not of the visitor', () => {
  const now = new Date('2026-06-21T22:30:00Z');
  expect(dayOf(now, 'Europe/Podgorica')).toBe('2026-06-22');
  expect(dayOf(now, 'America/New_York')).toBe('2026-06-21');
});

it.each([
  ['2026-01-01', 1],
  ['2026-12-31', 365],
  ['2028-12-31', 366],
  ['2026-06-21', 172],
])('%s is day %i of its year', (day, number) => {
  expect(numberOfDay(day)).toBe(number);
  expect(dayOfNumber(day.slice(0, 4), number)).toBe(day);
});

it('has the longest day in December below the equator', () => {
  expect(turningDays('2026', BUDVA)).toEqual({ longest: '2026-06-21', shortest: '2026-12-21' });
  expect(turningDays('2026', { ...BUDVA, latitude: -34 }).longest).toBe('2026-12-21');
});

describe('the course of a day', () => {
  // Of an almanac, to three minutes.
  it.each([
    ['2026-06-21', 5 * 60 + 7, 20 * 60 + 25],
    ['2026-12-21', 7 * 60 + 5, 16 * 60 + 18],
  ])('rises and sets on %s when it does', (day, rise, set) => {
    const course = sunCourse(day, BUDVA);
    expect(Math.abs((course.rise ?? 0) - rise)).toBeLessThan(8);
    expect(Math.abs((course.set ?? 0) - set)).toBeLessThan(8);
    const { from, to } = hoursOf(course);
    expect([from % 5, to % 5]).toEqual([0, 0]);
    expect(from).toBeLessThan(rise - 30);
    expect(to).toBeGreaterThan(set + 30);
  });

  it('is the whole day where the sun does not set', () => {
    const tromso = { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
    expect(hoursOf(sunCourse('2026-06-21', tromso))).toEqual({ from: 0, to: 1435 });
    expect(hoursOf(sunCourse('2026-12-21', tromso))).toEqual({ from: 0, to: 1435 });
  });
});

it('begins where the sun stands as in the pictures', () => {
  const sun = sunOfMoment(momentOfSun(PICTURE_SUN, '2026', BUDVA), BUDVA);
  expect(Math.abs(sun.altitude - PICTURE_SUN.altitude)).toBeLessThan(4);
  expect(Math.abs(sun.azimuth - PICTURE_SUN.azimuth)).toBeLessThan(4);
});

describe('the address', () => {
  it.each([
    ['sun=2026-06-21T18:30', { day: '2026-06-21', minutes: 1110 }],
    ['', null],
    ['sun=2026-02-30T18:30', null],
    ['sun=2026-06-21T24:00', null],
    ['sun=2026-06-21', null],
    ['sun=<script>', null],
  ])('%s', (search, expected) => {
    expect(readSun(new URLSearchParams(search))).toEqual(expected);
  });

  it('keeps what else stands in it', () => {
    const moment = { day: '2026-06-21', minutes: 5 };
    expect(withSun('?status=available&sun=2026-01-01T10:00', moment)).toBe(
      'status=available&sun=2026-06-21T00:05',
    );
    expect(withSun('sun=2026-01-01T10:00&view=3d', null)).toBe('view=3d');
  });
});
