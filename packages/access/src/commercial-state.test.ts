import { anUnit, anUnitWithoutStatus } from '@suite/domain/fixtures';
import { expect, it } from 'vitest';
import { commercialState } from './commercial-state.ts';

const UNIT_WITHOUT_STATUS = anUnitWithoutStatus({ area: 50 });
/** From left to right: a price for who may see it, for who may not, and no price. */
const TABLE = [
  ['available', 'priced', 'on-request', 'on-request'],
  ['pending-reservation', 'priced', 'on-request', 'on-request'],
  ['reserved', 'priced', 'on-request', 'on-request'],
  ['sold', 'gone', 'gone', 'gone'],
  ['unavailable', 'gone', 'gone', 'gone'],
  ['a word that nobody knows', 'gone', 'gone', 'gone'],
  [undefined, 'priced', 'on-request', 'on-request'],
] as const;

it.each(TABLE)(
  '[R5.036] a unit that is %s: %s, %s without the right, %s without a price',
  (status, ...row) => {
    const unit = status === undefined ? UNIT_WITHOUT_STATUS : { ...UNIT_WITHOUT_STATUS, status };
    const priced = { ...unit, properties: { price: '250,000' } };
    expect([commercialState(priced), commercialState(priced, false), commercialState(unit)]).toEqual([
      row[0] === 'priced' ? { kind: 'priced', price: 250_000, pricePerM2: 5000 } : { kind: row[0] },
      { kind: row[1] },
      { kind: row[2] },
    ]);
  },
);

it('believes the status of the properties before that of the unit', () => {
  const unit = anUnit({ status: 'available', properties: { status: 'sold', price: '250000' } });
  expect(commercialState(unit).kind).toBe('gone');
});

it.each(['0', '-1', '', 'on request'])('[R5.036] takes %j for no price', (price) => {
  expect(commercialState(anUnit({ properties: { price } })).kind).toBe('on-request');
});

it.each([
  [52.8, 4735],
  [0, null],
])('of %d m² tells a square metre as %j', (area, pricePerM2) => {
  expect(commercialState(anUnit({ area, properties: { price: '250000' } }))).toMatchObject({ pricePerM2 });
});
