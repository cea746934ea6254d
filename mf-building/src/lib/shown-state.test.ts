import { expect, it } from 'vitest';
import { aHiddenUnit, aUnit } from '../fixtures/building.ts';
import { hasPrices, shownState } from './shown-state.ts';

it.each([
  ['the price of an available home', aUnit({ area: 50, properties: { price: '250,000' } }), 'priced'],
  ['that the price is on request where the answer holds none', aUnit(), 'on-request'],
  ['that the price is on request where the status is hidden', aHiddenUnit(), 'on-request'],
  ['nothing for a sold home', aUnit({ status: 'sold', properties: { price: '250000' } }), 'gone'],
  ['nothing for a reserved home', aUnit({ status: 'reserved' }), 'gone'],
])('says %s', (_, unit, kind) => {
  expect(shownState(unit).kind).toBe(kind);
});

it('knows whether there are prices at all', () => {
  expect(hasPrices([aUnit(), aUnit({ properties: { price: '1' } })])).toBe(true);
  expect(hasPrices([aUnit(), aUnit({ properties: { price: '0' } })])).toBe(false);
});
