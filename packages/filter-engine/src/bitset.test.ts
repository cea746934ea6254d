import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copyOf,
  countRows,
  emptyBitset,
  forEachRow,
  intersect,
  intersectRange,
  type RowBitset,
  rowBitset,
  setRow,
} from './bitset.ts';

const COLUMN = 200;
const rowLists = fc.uniqueArray(fc.nat(COLUMN - 1)).map((list) => list.toSorted((a, b) => a - b));

function listOf(set: RowBitset): number[] {
  const list: number[] = [];
  forEachRow(set, (row) => list.push(row));
  return list;
}

function bitsOf(list: readonly number[]) {
  const bits = emptyBitset(COLUMN);
  for (const row of list) setRow(bits, row, true);
  return bits;
}

describe('a set of rows', () => {
  it('has the rows that it was made of, in their order', () => {
    fc.assert(
      fc.property(rowLists, (list) => {
        expect(listOf(rowBitset(list))).toEqual(list);
        expect(countRows(rowBitset(list))).toBe(list.length);
      }),
    );
  });

  it('keeps what has a bit in one of them, and what a test lets through, and leaves its original alone', () => {
    fc.assert(
      fc.property(rowLists, rowLists, rowLists, fc.nat(COLUMN), (list, one, other, least) => {
        const original = rowBitset(list);
        const set = copyOf(original);
        intersect(set, [bitsOf(one), bitsOf(other)]);
        const marked = list.filter((row) => one.includes(row) || other.includes(row));
        expect(listOf(set)).toEqual(marked);
        intersectRange(
          set,
          Float64Array.from({ length: COLUMN }, (_, row) => row),
          least,
          COLUMN,
        );
        expect(listOf(set)).toEqual(marked.filter((row) => row >= least));
        expect(listOf(original)).toEqual(list);
      }),
    );
  });

  it('keeps nothing where there are no bitsets', () => {
    const set = rowBitset([0, 31, 32, 63]);
    intersect(set, []);
    expect(countRows(set)).toBe(0);
  });

  it('loses a row that is taken away', () => {
    const bits = bitsOf([31, 32]);
    setRow(bits, 31, false);
    const set = rowBitset([31, 32]);
    intersect(set, [bits]);
    expect(listOf(set)).toEqual([32]);
  });
});
