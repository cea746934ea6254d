import { expect, it } from 'vitest';
import { aHiddenUnit, aUnit } from '../fixtures/building.ts';
import { hasPrices, priceLine } from './price-line.ts';

it.each([
  ['the price of an available home', aUnit({ area: 50, properties: { price: '250,000' } }), 'price'],
  ['that the price is on request where the answer holds none', aUnit(), 'on-request'],
  ['that the price is on request where the status is hidden', aHiddenUnit(), 'on-request'],
  ['nothing for a sold home', aUnit({ status: 'sold', properties: { price: '250000' } }), 'none'],
  ['nothing for a reserved home', aUnit({ status: 'reserved' }), 'none'],
])('says %s', (_, unit, kind) => {
  expect(priceLine(unit).kind).toBe(kind);
});

it('gives the price per square metre in whole euros, and none without an area', () => {
  const properties = { price: '250000' };
  expect(priceLine(aUnit({ area: 52.8, properties }))).toEqual({
    kind: 'price',
    price: 250_000,
    pricePerM2: 4735,
  });
  expect(priceLine(aUnit({ area: 0, properties }))).toMatchObject({ pricePerM2: null });
});

it('knows whether there are prices at all', () => {
  expect(hasPrices([aUnit(), aUnit({ properties: { price: '1' } })])).toBe(true);
  expect(hasPrices([aUnit(), aUnit({ properties: { price: '0' } })])).toBe(false);
});
