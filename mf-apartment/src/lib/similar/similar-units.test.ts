import { expect, it } from 'vitest';
import { aUnit } from '../../fixtures/unit.ts';
import { similarUnits } from './similar-units.ts';

const current = aUnit();
const oneUnit = (id: number, part = {}) => aUnit({ id, name: String(id), ...part });
const idsOf = (...units: ReturnType<typeof oneUnit>[]) =>
  similarUnits([current, ...units], current).map(({ id }) => id);

it('puts the same type first, then the nearest area, then the nearest floor', () => {
  const twoBedroom = { apartmentTypeKey: 'two_bedroom' };
  expect(
    idsOf(
      oneUnit(1, { ...twoBedroom, area: 53 }),
      oneUnit(2, { area: 70 }),
      oneUnit(3, { floor: 6 }),
      oneUnit(4, { floor: 4 }),
    ),
  ).toEqual([4, 3, 2]);
});

it.each([
  ['itself', current],
  ['a sold home', oneUnit(1, { status: 'sold' })],
  ['a reserved home', oneUnit(1, { status: 'reserved' })],
  ['a public area', oneUnit(1, { apartmentTypeKey: 'public_area' })],
  ['another type of another size', oneUnit(1, { apartmentTypeKey: 'duplex', area: 90 })],
])('leaves %s out', (_, unit) => {
  expect(idsOf(unit)).toEqual([]);
});

it('takes another type of about the same size', () => {
  expect(idsOf(oneUnit(1, { apartmentTypeKey: 'studio', area: 45 }))).toEqual([1]);
});

it('takes every home where the status is hidden', () => {
  const { status: _, ...hidden } = oneUnit(1);
  expect(idsOf(hidden)).toEqual([1]);
});
