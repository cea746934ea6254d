import { expect, it } from 'vitest';
import { sunDays } from './sun-days.ts';

it('has March, June and December, each with its part of the width', () => {
  expect(sunDays({ sunDecemberHours: 7.5, sunMarchHours: 10.5, sunJuneHours: 12 })).toEqual([
    { day: 'march', hours: 10.5, share: 0.7 },
    { day: 'june', hours: 12, share: 0.8 },
    { day: 'december', hours: 7.5, share: 0.5 },
  ]);
});

it.each([
  ['nothing', {}, []],
  ['none at all, which is known', { sunJuneHours: 0 }, [{ day: 'june', hours: 0, share: 0 }]],
  ['a sun that never sets', { sunJuneHours: 24 }, [{ day: 'june', hours: 24, share: 1 }]],
])('of %s', (_, light, expected) => {
  expect(sunDays(light)).toEqual(expected);
});
