import { expect, it } from 'vitest';
import { amenityValue, groupAmenities } from './amenities.ts';

it.each([
  ['yes', 'yes'],
  [' Yes ', 'yes'],
  ['no', 'no'],
  ['2 places', 'no'],
  [false, 'no'],
  [undefined, 'unknown'],
  [null, 'unknown'],
  ['', 'unknown'],
])('[R2.106] reads the extra %j as %s', (value, expected) => {
  expect(amenityValue(value)).toBe(expected);
});

it('groups the extras in the order of the table', () => {
  expect(groupAmenities({ pool: 'yes', parking: 'yes', gym: 'no' })).toEqual({
    yes: ['parking', 'pool'],
    no: ['gym'],
    unknown: ['garage', 'activities', 'balcony', 'playground', 'grill', 'laundry', 'doorman'],
  });
});
