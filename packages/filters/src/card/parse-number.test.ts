import { expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

it.each([
  ['90', 90],
  [' 90 m²', 90],
  ['241,000', 241_000],
  ['241.000 €', 241_000],
  ['241 000', 241_000],
  ['45.5', 45],
  ['45,25', 45],
  ['-1', -1],
  ['−2', -2],
  ['', null],
  ['m²', null],
  ['-', null],
])('reads %j as %j', (text, expected) => {
  expect(parseNumber(text)).toBe(expected);
});
