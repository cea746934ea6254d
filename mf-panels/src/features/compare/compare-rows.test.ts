import { AMENITIES } from '@suite/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aUnit } from '../../fixtures/units.tsx';
import { compareRows, isDifferent, shownPair } from './compare-rows.ts';

const price = (value: string) => ({ properties: { price: value } });
const rowOf = (units: Parameters<typeof compareRows>[0], kind: string) =>
  compareRows(units).find((row) => row.kind === kind);

describe('the rows', () => {
  it('are those of the specification, in its order', () => {
    const rows = compareRows([aUnit(1, price('250,000')), aUnit(2)]);
    expect(rows.map((row) => (row.kind === 'extra' ? row.amenity : row.kind))).toEqual([
      'status',
      'price',
      'area',
      'floor',
      'rooms',
      ...AMENITIES,
    ]);
  });

  it('have sun and sea behind the rooms, where they are known of some home, and most is best', () => {
    const units = [
      aUnit(1, { light: { sunMarchHours: 9.5, eveningSunHours: 1.5, seaViewDegrees: 108, seaView: 'open' } }),
      aUnit(2, { light: { sunMarchHours: 4.1, eveningSunHours: 2.5 } }),
      aUnit(3),
    ];
    expect(
      compareRows(units)
        .slice(4, 8)
        .map(({ kind }) => kind),
    ).toEqual(['sun', 'eveningSun', 'seaView', 'extra']);
    expect(rowOf(units, 'sun')).toMatchObject({ values: [9.5, 4.1, null], marks: ['best', null, null] });
    expect(rowOf(units, 'eveningSun')).toMatchObject({ marks: [null, 'best', null] });
    expect(rowOf(units, 'seaView')).toMatchObject({ values: [108, null, null], marks: [null, null, null] });
  });

  it('have the storeys of each building beside the floor, where they are known', () => {
    const row = compareRows([aUnit(1), aUnit(2, { floor: 5 })], [6]).find(({ kind }) => kind === 'floor');
    expect(row).toMatchObject({ values: [3, 5], totals: [6, null], marks: [null, 'best'] });
  });

  it('have no price where none is told, and no status where it is hidden', () => {
    const { status: _, ...hidden } = aUnit(1);
    expect(
      compareRows([hidden])
        .slice(0, 2)
        .map(({ kind }) => kind),
    ).toEqual(['area', 'floor']);
  });

  it('mark the lowest price and the highest, the highest area, floor and rooms', () => {
    const units = [
      aUnit(1, { ...price('250000'), area: 50, floor: 3, rooms: 2 }),
      aUnit(2, { ...price('375000'), area: 78, floor: 5, rooms: 0 }),
      aUnit(3, { ...price('577000'), area: 78, floor: 1, rooms: 4 }),
    ];
    expect(rowOf(units, 'price')).toMatchObject({ marks: ['best', null, 'worst'] });
    expect(rowOf(units, 'area')).toMatchObject({ marks: [null, 'best', 'best'] });
    expect(rowOf(units, 'floor')).toMatchObject({ marks: [null, 'best', null] });
    expect(rowOf(units, 'rooms')).toMatchObject({ values: [2, null, 4], marks: [null, null, 'best'] });
  });

  it('tell no price of a home that is sold', () => {
    const units = [aUnit(1, price('1')), aUnit(2, { ...price('2'), status: 'sold' })];
    expect(rowOf(units, 'price')).toMatchObject({ values: [1, null], marks: [null, null] });
  });

  it('mark nothing when all are equal, whatever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9e6 }), fc.integer({ min: 2, max: 4 }), (value, count) => {
        const units = Array.from({ length: count }, (_, id) => aUnit(id + 1, price(String(value))));
        const marks = compareRows(units).flatMap((row) => ('marks' in row ? row.marks : []));
        expect(marks.every((mark) => mark === null)).toBe(true);
      }),
    );
  });
});

describe('differences', () => {
  it('are what at least two homes do not share; a home that is not there takes no part', () => {
    const units = [aUnit(1, { floor: 3 }), null, aUnit(2, { floor: 4 })];
    const different = compareRows(units).filter((row) => isDifferent(row, units));
    expect(different.map(({ kind }) => kind)).toEqual(['floor']);
  });
});

it.each([
  [4, 0, [0, 2]],
  [4, 2, [2, 4]],
  [4, 9, [2, 4]],
  [3, 2, [2, 3]],
  [2, 2, [0, 2]],
  [1, -2, [0, 1]],
])('of %d homes from %d on %j are shown', (count, from, expected) => {
  expect(shownPair(count, from)).toEqual(expected);
});
