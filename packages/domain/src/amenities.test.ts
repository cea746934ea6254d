import { expect, it } from 'vitest';
import { amenityValue } from './amenities.ts';

it.each([
  ['yes', 'yes'],
  [' Yes ', 'yes'],
  ['no', 'no'],
  ['2 places', 'no'],
  [undefined, 'unknown'],
  [null, 'unknown'],
  ['', 'unknown'],
])('[R2.106] reads the extra %j as %s', (value, expected) => {
  expect(amenityValue(value)).toBe(expected);
});
