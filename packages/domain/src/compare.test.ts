import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ComparedKey,
  type ComparedUnit,
  compareMarks,
  knownRooms,
  replaceCompared,
  toggleCompared,
} from './compare.ts';

const UNIT: ComparedUnit = {
  price: null,
  areaM2: null,
  floor: null,
  roomCount: null,
  sunHours: null,
  morningSunHours: null,
  eveningSunHours: null,
  seaViewDegrees: null,
};
const units = (key: ComparedKey, values: readonly (number | null)[]) =>
  values.map((value): ComparedUnit => ({ ...UNIT, [key]: value }));

describe('marks', () => {
  it.each([
    [
      [300, 200, 250],
      ['worst', 'best', null],
    ],
    [
      [200, 200, 300],
      ['best', 'best', 'worst'],
    ],
    [
      [200, 300, 300],
      ['best', 'worst', 'worst'],
    ],
  ] as const)('[R4.035] of the prices %j the lowest is best, the highest worst', (values, expected) => {
    expect(compareMarks(units('price', values), 'price')).toEqual(expected);
  });

  it.each(['areaM2', 'floor', 'roomCount', 'sunHours', 'seaViewDegrees'] as const)(
    '[R4.036] the highest %s is best, ties included',
    (key) => {
      expect(compareMarks(units(key, [3, 1, 3, 2]), key)).toEqual(['best', null, 'best', null]);
    },
  );

  it.each(['price', 'areaM2', 'floor', 'roomCount'] as const)(
    '[R4.037] %s that are all equal, or missing, are not marked',
    (key) => {
      expect(compareMarks(units(key, [2, 2, 2]), key)).toEqual([null, null, null]);
      expect(compareMarks(units(key, [2, null]), key)).toEqual([null, null]);
      expect(compareMarks(units(key, [2]), key)).toEqual([null]);
      expect(compareMarks([], key)).toEqual([]);
      expect(compareMarks(units(key, [2, null, 2]), key)).toEqual([null, null, null]);
      const marks = compareMarks(units(key, [null, 1, 2]), key);
      expect(marks[0]).toBeNull();
      expect(marks.filter((mark) => mark === 'best')).toHaveLength(1);
    },
  );

  it('rooms of 0 and less take no part', () => {
    expect(compareMarks(units('roomCount', [0, 2, 3, -1]), 'roomCount')).toEqual([null, null, 'best', null]);
  });

  const KEYS = ['price', 'areaM2', 'floor', 'roomCount'] as const;
  const someValues = fc.array(fc.option(fc.integer({ min: -1, max: 5 })), { maxLength: 4 });

  it('[R4.037] are all of the best and, of prices, all of the worst, and of nothing else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KEYS), someValues, (key, list) => {
        const marks = compareMarks(units(key, list), key);
        const known = list.map((value) => (key === 'roomCount' ? knownRooms(value) : value));
        const there = known.filter((value) => value !== null).toSorted((a, b) => a - b);
        const [lowest, highest] = [there[0], there.at(-1)];
        const differ = lowest !== highest;
        const best = key === 'price' ? lowest : highest;
        expect(marks.map((mark) => mark === 'best')).toEqual(
          known.map((value) => differ && value !== null && value === best),
        );
        expect(marks.map((mark) => mark === 'worst')).toEqual(
          known.map((value) => differ && key === 'price' && value !== null && value === highest),
        );
      }),
    );
  });

  it('are the same whatever the order of the units', () => {
    const values = fc.array(fc.option(fc.integer({ min: 1, max: 5 })), { maxLength: 4 });
    fc.assert(
      fc.property(values, (list) => {
        const forward = compareMarks(units('price', list), 'price');
        const backward = compareMarks(units('price', list.toReversed()), 'price');
        expect(backward.toReversed()).toEqual(forward);
      }),
    );
  });
});

describe('[R4.033] the list', () => {
  it('adds and removes', () => {
    expect(toggleCompared([1, 2], 3)).toEqual({ kind: 'changed', ids: [1, 2, 3] });
    expect(toggleCompared([1, 2], 1)).toEqual({ kind: 'changed', ids: [2] });
  });

  it('holds four; a fifth asks which to replace', () => {
    expect(toggleCompared([1, 2, 3], 4)).toEqual({ kind: 'changed', ids: [1, 2, 3, 4] });
    expect(toggleCompared([1, 2, 3, 4], 5)).toEqual({ kind: 'full' });
    expect(toggleCompared([1, 2, 3, 4], 4)).toEqual({ kind: 'changed', ids: [1, 2, 3] });
    expect(replaceCompared([1, 2, 3, 4], 2, 5)).toEqual([1, 5, 3, 4]);
  });

  it('never holds a unit twice', () => {
    expect(replaceCompared([1, 2], 1, 2)).toEqual([1, 2]);
  });
});

it.each([
  [null, null],
  [-1, null],
  [0, null],
  [1, 1],
])('rooms %j are shown as %j', (rooms, expected) => {
  expect(knownRooms(rooms)).toBe(expected);
});
