import { expect, it } from 'vitest';
import { aHiddenUnit, anUnit } from '../../../fixtures/unit.ts';
import { priceLine, unitFacts } from './facts.ts';

it('lists type, areas, floor and orientation, in this order', () => {
  expect(unitFacts(anUnit(), 6)).toEqual([
    { kind: 'type', typeKey: 'one_bedroom' },
    { kind: 'net-area', areaM2: 52.8 },
    { kind: 'terrace', areaM2: 14.6 },
    { kind: 'floor', floor: 3, floors: 6 },
    { kind: 'orientation', orientation: 'SW' },
  ]);
});

it('leaves out what is not known', () => {
  const bare = anUnit({ apartmentTypeKey: null, area: 0, terraceArea: null, orientation: null });
  expect(unitFacts(bare, null)).toEqual([{ kind: 'floor', floor: 3, floors: null }]);
});

it.each([
  ['the ground storey of six', 1, 6, 6],
  ['a basement', 0, 6, null],
  ['a floor above the building', 9, 6, null],
  ['a building that is not known', 3, null, null],
])('%s names the storeys only where that makes sense', (_, floor, floors, expected) => {
  expect(unitFacts(anUnit({ floor }), floors)).toContainEqual({
    kind: 'floor',
    floor,
    floors: expected,
  });
});

const priced = { properties: { price: '250,000' } };
it.each([
  ['a price', anUnit(priced), { kind: 'price', euros: 250_000, eurosPerM2: 4_735 }],
  [
    'a price without an area',
    anUnit({ ...priced, area: 0 }),
    { kind: 'price', euros: 250_000, eurosPerM2: null },
  ],
  ['no price', anUnit(), { kind: 'on-request' }],
  ['a price of 0', anUnit({ properties: { price: '0' } }), { kind: 'on-request' }],
  ['a reserved home', anUnit({ status: 'reserved' }), { kind: 'on-request' }],
  ['a sold home', anUnit({ ...priced, status: 'sold' }), { kind: 'none' }],
  ['an unavailable home', anUnit({ status: 'unavailable' }), { kind: 'none' }],
  ['a home whose status is hidden', aHiddenUnit(), { kind: 'on-request' }],
])('says for %s what stands in its place', (_, unit, expected) => {
  expect(priceLine(unit)).toEqual(expected);
});
