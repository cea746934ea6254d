import fc from 'fast-check';
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

it('reads any price back, written with and without commas', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (price) => {
      expect(parsePrice(price.toLocaleString('en-US'))).toBe(price);
      expect(parsePrice(String(price))).toBe(price);
    }),
  );
});

it('gives a positive number or none, whatever it is given', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.double(), fc.constantFrom('0x10', '1e999', '--1', '1,,2')),
      (value) => {
        const price = parsePrice(value);
        expect(price === null || (Number.isFinite(price) && price > 0)).toBe(true);
      },
    ),
  );
});
