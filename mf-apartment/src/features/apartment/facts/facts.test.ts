import { expect, it } from 'vitest';
import { aHiddenApartment, anApartment } from '../../../fixtures/apartment.ts';
import { apartmentFacts, priceLine } from './facts.ts';

it('lists type, areas, floor and orientation, in this order', () => {
  expect(apartmentFacts(anApartment(), 6)).toEqual([
    { kind: 'type', typeKey: 'one_bedroom' },
    { kind: 'net-area', areaM2: 52.8 },
    { kind: 'terrace', areaM2: 14.6 },
    { kind: 'floor', floor: 3, floors: 6 },
    { kind: 'orientation', orientation: 'SW' },
  ]);
});

it('leaves out what is not known', () => {
  const bare = anApartment({ apartmentTypeKey: null, area: 0, terraceArea: null, orientation: null });
  expect(apartmentFacts(bare, null)).toEqual([{ kind: 'floor', floor: 3, floors: null }]);
});

it.each([
  ['the ground storey of six', 1, 6, 6],
  ['a basement', 0, 6, null],
  ['a floor above the building', 9, 6, null],
  ['a building that is not known', 3, null, null],
])('%s names the storeys only where that makes sense', (_, floor, floors, expected) => {
  expect(apartmentFacts(anApartment({ floor }), floors)).toContainEqual({
    kind: 'floor',
    floor,
    floors: expected,
  });
});

const priced = { properties: { price: '250,000' } };
it.each([
  ['a price', anApartment(priced), { kind: 'price', euros: 250_000, eurosPerM2: 4_735 }],
  [
    'a price without an area',
    anApartment({ ...priced, area: 0 }),
    { kind: 'price', euros: 250_000, eurosPerM2: null },
  ],
  ['no price', anApartment(), { kind: 'on-request' }],
  ['a price of 0', anApartment({ properties: { price: '0' } }), { kind: 'on-request' }],
  ['a reserved home', anApartment({ status: 'reserved' }), { kind: 'on-request' }],
  ['a sold home', anApartment({ ...priced, status: 'sold' }), { kind: 'none' }],
  ['an unavailable home', anApartment({ status: 'unavailable' }), { kind: 'none' }],
  ['a home whose status is hidden', aHiddenApartment(), { kind: 'on-request' }],
])('says for %s what stands in its place', (_, apartment, expected) => {
  expect(priceLine(apartment)).toEqual(expected);
});
