// @vitest-environment node
import { expect, it } from 'vitest';
import { parsePrice } from './prices.ts';

it.each([
  ['250,000', 250_000],
  ['1,250,000', 1_250_000],
  [' 250000 ', 250_000],
  [250_000, 250_000],
])('[R5.035] reads the price %j as %d', (value, expected) => {
  expect(parsePrice(value)).toBe(expected);
});

it.each([
  ['0'],
  [0],
  ['-5'],
  [''],
  ['  '],
  [','],
  ['on request'],
  ['Infinity'],
  [Number.NaN],
  [null],
  [undefined],
])('has no price to show for %j', (value) => {
  expect(parsePrice(value)).toBeNull();
});
