import { expect, it } from 'vitest';
import { anApartment } from '../../../fixtures/apartment.ts';
import { similarHomes } from './similar-homes.ts';

const current = anApartment();
const home = (id: number, part = {}) => anApartment({ id, name: String(id), ...part });
const idsOf = (...units: ReturnType<typeof home>[]) =>
  similarHomes([current, ...units], current).map(({ id }) => id);

it('puts the same type first, then the nearest area, then the nearest floor', () => {
  const twoBedroom = { apartmentTypeKey: 'two_bedroom' };
  expect(
    idsOf(
      home(1, { ...twoBedroom, area: 53 }),
      home(2, { area: 70 }),
      home(3, { floor: 6 }),
      home(4, { floor: 4 }),
    ),
  ).toEqual([4, 3, 2]);
});

it.each([
  ['itself', current],
  ['a sold home', home(1, { status: 'sold' })],
  ['a reserved home', home(1, { status: 'reserved' })],
  ['a public area', home(1, { apartmentTypeKey: 'public_area' })],
  ['another type of another size', home(1, { apartmentTypeKey: 'duplex', area: 90 })],
])('leaves %s out', (_, unit) => {
  expect(idsOf(unit)).toEqual([]);
});

it('takes another type of about the same size', () => {
  expect(idsOf(home(1, { apartmentTypeKey: 'studio', area: 45 }))).toEqual([1]);
});

it('takes every home where the status is hidden', () => {
  const { status: _, ...hidden } = home(1);
  expect(idsOf(hidden)).toEqual([1]);
});
