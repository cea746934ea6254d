import type { Range } from '@suite/contracts';
import {
  type Bitset,
  countRows,
  emptyBitset,
  flipRow,
  hasRow,
  intersect,
  intersectRange,
  type RowBitset,
} from './bitset.ts';
import type { NumberColumn } from './definition.ts';
import { type FactSource, factReader, type UnitFacts } from './facts.ts';

/** The rows of a column of numbers. */
export interface NumberRows {
  /** Takes away the rows outside a range, and those without a value. */
  readonly intersect: (rows: RowBitset, range: Range) => void;
  /** The values of these rows, in order. */
  readonly valuesOf: (rows: Bitset) => Float64Array;
  /** A row has another value now. */
  readonly refresh: (row: number) => void;
}

/** The first place in ordered values that is reached; their number where none is. */
export function firstPlace(values: Float64Array, isReached: (value: number) => boolean): number {
  let [from, to] = [0, values.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isReached(values[middle] ?? Number.NaN)) to = middle;
    else from = middle + 1;
  }
  return from;
}

export function numberRows(source: FactSource, column: NumberColumn<unknown>): NumberRows {
  const factsOf = factReader(source, column.reads);
  const numberAt = (row: number) => column.read(factsOf(row) as UnitFacts);
  const all = Float64Array.from({ length: source.size }, (_, row) => numberAt(row));
  let sorted: SortedRows | null = null;
  let tests = 0;
  // Sorting pays once the rows looked at one by one are as many as it would have looked at.
  const mostTests = source.size * Math.ceil(Math.log2(source.size + 1));
  const order = () => {
    sorted ??= sortedRows(all);
    return sorted;
  };
  return {
    intersect: (rows, range) => {
      if (sorted?.isNear(range, rows)) return intersect(rows, [sorted.within(range)]);
      if (!sorted) {
        tests += countRows(rows);
        if (tests > mostTests) return intersect(rows, [order().within(range)]);
      }
      intersectRange(rows, all, range[0], range[1]);
    },
    valuesOf: (rows) => order().valuesOf(rows),
    refresh: (row) => {
      all[row] = numberAt(row);
      sorted = null;
    },
  };
}

interface SortedRows {
  /** Whether finding the rows of a range costs less than looking at each of these rows. */
  readonly isNear: (range: Range, rows: RowBitset) => boolean;
  /** The next call changes the rows in place. */
  readonly within: (range: Range) => Bitset;
  readonly valuesOf: (rows: Bitset) => Float64Array;
}

/**
 * The rows in the order of their values. Of a range only the rows are looked at that it has gained or lost since
 * the one before: a dragged thumb passes few of them at a time.
 */
function sortedRows(all: Float64Array): SortedRows {
  const order = Uint32Array.from(all.keys())
    .filter((row) => !Number.isNaN(all[row]))
    .sort((a, b) => (all[a] ?? 0) - (all[b] ?? 0));
  const values = Float64Array.from(order, (row) => all[row] ?? 0);
  const inside = emptyBitset(all.length);
  let [first, end] = [0, 0];

  const placesOf = ([min, max]: Range): Range => {
    const from = firstPlace(values, (value) => value >= min);
    return [
      from,
      Math.max(
        from,
        firstPlace(values, (value) => !(value <= max)),
      ),
    ];
  };
  const flip = (a: number, b: number) => {
    for (let at = Math.min(a, b); at < Math.max(a, b); at += 1) flipRow(inside, order[at] ?? 0);
  };
  return {
    isNear: (range, rows) => {
      const [from, to] = placesOf(range);
      const flips = Math.abs(from - first) + Math.abs(to - end);
      // Counting the rows is not free either.
      return flips <= rows.words.length || flips <= countRows(rows);
    },
    within: (range) => {
      const [from, to] = placesOf(range);
      flip(first, from);
      flip(end, to);
      [first, end] = [from, to];
      return inside;
    },
    valuesOf: (rows) => values.filter((_, at) => hasRow(rows, order[at] ?? 0)),
  };
}
