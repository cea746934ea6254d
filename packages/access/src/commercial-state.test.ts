import { aUnit } from '@suite/api/fixtures';
import { expect, it } from 'vitest';
import { commercialState, decideCommercialState, priceOf } from './commercial-state.ts';

/** From left to right: with a price that the viewer may see, and without one. */
const TABLE = [
  ['available', 'priced', 'on-request'],
  ['pending-reservation', 'priced', 'on-request'],
  ['reserved', 'priced', 'on-request'],
  ['sold', 'gone', 'gone'],
  ['unavailable', 'gone', 'gone'],
  [null, 'priced', 'on-request'],
] as const;

it.each(TABLE)('[R5.036] a unit that is %s: %s at a price, %s without', (status, priced, unpriced) => {
  expect(decideCommercialState(status, 250_000)).toBe(priced);
  expect(decideCommercialState(status, null)).toBe(unpriced);
});

it.each([
  // What the server sent, the status, the price, what is made of it.
  ['priced', 'available', '250,000', { kind: 'priced', price: 250_000, pricePerM2: 5000 }],
  ['gone', 'available', '250,000', { kind: 'gone' }],
  ['on-request', 'available', '250,000', { kind: 'on-request' }],
  ['priced', 'available', '0', { kind: 'on-request' }],
  [undefined, 'available', '250,000', { kind: 'priced', price: 250_000, pricePerM2: 5000 }],
  [undefined, 'reserved', undefined, { kind: 'on-request' }],
  [undefined, 'sold', '250,000', { kind: 'gone' }],
] as const)('the server said %s of a unit that is %s for %s', (sent, status, price, expected) => {
  const unit = aUnit({ area: 50, status, properties: { ...(price && { price }) } });
  const state = commercialState({ ...unit, ...(sent && { commercialState: sent }) });
  expect(state).toEqual(expected);
});

it('gives the price of a unit that is on sale, and of no other', () => {
  const properties = { price: '250000' };
  expect(priceOf(aUnit({ commercialState: 'priced', properties }))).toBe(250_000);
  expect(priceOf(aUnit({ commercialState: 'gone', properties }))).toBeNull();
});

it('believes the status of the properties before that of the unit', () => {
  const unit = aUnit({ status: 'available', properties: { status: 'sold', price: '250000' } });
  expect(commercialState(unit).kind).toBe('gone');
});

it.each(['0', '-1', '', 'on request'])('[R5.036] takes %j for no price', (price) => {
  expect(commercialState(aUnit({ properties: { price } })).kind).toBe('on-request');
});

it.each([
  [52.8, 4735],
  [0, null],
])('of %d m² tells a square metre as %j', (area, pricePerM2) => {
  expect(commercialState(aUnit({ area, properties: { price: '250000' } }))).toMatchObject({ pricePerM2 });
});
