import { expect, it } from 'vitest';
import { structure } from './structure.ts';

const UNIT = {
  id: 304,
  name: '304',
  floor: 3,
  publish: false,
  status: 'sold',
  statusChangedAt: '2026-11-20T08:40:00.000Z',
  statusChangedBy: null,
  apartmentTypeId: 0,
};
const BUILDING = { id: 12, name: 'B2', title: 'Lagoon', publish: true, apartments: [UNIT] };
const MASTERPLAN = {
  id: 3,
  name: 'Bay',
  publish: true,
  community: false,
  parentId: 0,
  buildings: [BUILDING],
};
const PROJECT = { id: 1, name: 'Porto Vala', publish: true, masterplans: [MASTERPLAN] };
const withUnit = (unit: unknown) => ({
  ...PROJECT,
  masterplans: [{ ...MASTERPLAN, buildings: [{ ...BUILDING, apartments: [unit] }] }],
});

it('has masterplans, buildings and units, published or not', () => {
  expect(structure.parse(PROJECT)).toEqual(PROJECT);
  expect(structure.parse({ ...PROJECT, masterplans: [] }).masterplans).toEqual([]);
});

it.each(Object.keys(UNIT))('has %s of every unit', (key) => {
  expect(structure.safeParse(withUnit({ ...UNIT, [key]: undefined })).success).toBe(false);
});

it.each([
  ['status', 'gone'],
  ['floor', 1.5],
  ['apartmentTypeId', -1],
  ['id', 0],
])('refuses a unit with %s as %j', (key, value) => {
  expect(structure.safeParse(withUnit({ ...UNIT, [key]: value })).success).toBe(false);
});

it('gives no price and no address away', () => {
  expect(structure.parse(withUnit({ ...UNIT, priceEur: 250_000 }))).toEqual(PROJECT);
});
