import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idTextsOf, writeIds } from './id-texts.ts';
import {
  copyOf,
  countPlaces,
  emptyMarks,
  forEachPlace,
  keepMarked,
  keepWhere,
  type PlaceSet,
  placeSet,
  setMark,
} from './place-set.ts';

const COLUMN = 200;
const places = fc.uniqueArray(fc.nat(COLUMN - 1)).map((list) => list.toSorted((a, b) => a - b));

function listOf(set: PlaceSet): number[] {
  const list: number[] = [];
  forEachPlace(set, (place) => list.push(place));
  return list;
}

function marksOf(list: readonly number[]) {
  const marks = emptyMarks(COLUMN);
  for (const place of list) setMark(marks, place, true);
  return marks;
}

describe('a set of places', () => {
  it('has the places that it was made of, in their order', () => {
    fc.assert(
      fc.property(places, (list) => {
        expect(listOf(placeSet(list))).toEqual(list);
        expect(countPlaces(placeSet(list))).toBe(list.length);
      }),
    );
  });

  it('keeps what has one of the marks, and what a test lets through, and leaves its original alone', () => {
    fc.assert(
      fc.property(places, places, places, fc.nat(COLUMN), (list, one, other, least) => {
        const original = placeSet(list);
        const set = copyOf(original);
        keepMarked(set, [marksOf(one), marksOf(other)]);
        const marked = list.filter((place) => one.includes(place) || other.includes(place));
        expect(listOf(set)).toEqual(marked);
        keepWhere(set, (place) => place >= least);
        expect(listOf(set)).toEqual(marked.filter((place) => place >= least));
        expect(listOf(original)).toEqual(list);
      }),
    );
  });

  it('keeps nothing where there are no marks', () => {
    const set = placeSet([0, 31, 32, 63]);
    keepMarked(set, []);
    expect(countPlaces(set)).toBe(0);
  });

  it('loses a mark that is taken away', () => {
    const marks = marksOf([31, 32]);
    setMark(marks, 31, false);
    const set = placeSet([31, 32]);
    keepMarked(set, [marks]);
    expect(listOf(set)).toEqual([32]);
  });

  it('is written as JSON writes the ids, whatever their length', () => {
    const ids = fc.array(fc.integer({ min: 1, max: 2_147_483_647 }), {
      minLength: COLUMN,
      maxLength: COLUMN,
    });
    const short = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: COLUMN, maxLength: COLUMN });
    fc.assert(
      fc.property(fc.oneof(ids, short), places, (all, list) => {
        const text = writeIds(idTextsOf(all), placeSet(list), ['{"ids":[', ']}']);
        expect(text.toString()).toBe(JSON.stringify({ ids: list.map((place) => all[place]) }));
      }),
    );
  });
});
