import { expect, it } from 'vitest';
import { aHiddenUnit, aUnit } from '../../../fixtures/building.ts';
import { floorRows, isolatedFloor, withFloor } from './floor-rows.ts';

const units = [
  aUnit({ id: 101 }),
  aUnit({ id: 102, status: 'sold' }),
  aUnit({ id: 301, area: 90 }),
  aUnit({ id: 302 }),
  aUnit({ id: 901, floor: -1, status: 'reserved' }),
  aUnit({ id: 999, floor: 7, apartmentTypeKey: 'public_area' }),
];

it('lists the storeys with homes from the roof to the basement, with what is available', () => {
  expect(floorRows(units, {}, false)).toEqual([
    { floor: 3, available: 2 },
    { floor: 1, available: 1 },
    { floor: -1, available: 0 },
  ]);
});

it('counts against the other filters, not against the floor itself', () => {
  expect(floorRows(units, { area: [80, 100], floor: [1, 1] }, false).map((row) => row.available)).toEqual([
    1, 0, 0,
  ]);
});

it('counts nothing where the status is hidden', () => {
  expect(floorRows([aHiddenUnit()], {}, true)).toEqual([{ floor: 3, available: null }]);
});

it.each([
  [{}, null],
  [{ floor: [3, 3] as const }, 3],
  [{ floor: [2, 4] as const }, null],
])('reads the isolated floor of %j as %s', (filter, expected) => {
  expect(isolatedFloor(filter)).toBe(expected);
});

it('isolates a floor, and shows all again for all or for the same floor', () => {
  expect(withFloor({ statuses: ['sold'] }, 3)).toEqual({ statuses: ['sold'], floor: [3, 3] });
  expect(withFloor({ floor: [3, 3] }, 4)).toEqual({ floor: [4, 4] });
  expect(withFloor({ floor: [3, 3] }, 3)).toEqual({});
  expect(withFloor({ floor: [3, 3], statuses: [] }, null)).toEqual({ statuses: [] });
});
