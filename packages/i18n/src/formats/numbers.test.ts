import { expect, test } from 'vitest';
import { formatArea, formatDecimal, formatMoney, formatPricePerArea } from './numbers.ts';
import { formatsFor } from './use-formats.ts';

const NO_BREAK_SPACE = '\u00A0';

test.each([
  [0, '0 €'],
  [999, '999 €'],
  [1000, '1,000 €'],
  [250000, '250,000 €'],
  [1250000, '1,250,000 €'],
  [249999.5, '250,000 €'],
  [1233.49, '1,233 €'],
  [-5000, '-5,000 €'],
])('[R9.001] %f is written as %s in both languages', (amountEur, text) => {
  expect(formatMoney(amountEur)).toBe(text.replace(' ', NO_BREAK_SPACE));
  expect(formatsFor('en').money(amountEur)).toBe(formatsFor('rs').money(amountEur));
});

test('a price by area is money for a square metre', () => {
  expect(formatPricePerArea(5097.2)).toBe(`5,097${NO_BREAK_SPACE}€/m²`);
});

test.each([
  [52.8, 'en', 1, '52.8 m²'],
  [52.8, 'rs', 1, '52,8 m²'],
  [127, 'en', 1, '127.0 m²'],
  [127, 'rs', 0, '127 m²'],
] as const)('an area of %f reads %s with %i decimals as %s', (areaM2, locale, digits, text) => {
  expect(formatArea(areaM2, locale, digits)).toBe(text.replace(' ', NO_BREAK_SPACE));
});

test('a decimal number has a point in English and a comma in Serbian', () => {
  expect([formatDecimal(4.5, 'en'), formatDecimal(4.5, 'rs')]).toEqual(['4.5', '4,5']);
});
