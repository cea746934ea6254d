import type { Range } from '@suite/contracts';
import {
  type Bitset,
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

/** @param isSorted finds ranges in sorted rows: worth while where one range follows another step by step. */
export function numberRows(source: FactSource, column: NumberColumn<unknown>, isSorted: boolean): NumberRows {
  const factsOf = factReader(source, column.reads);
  const numberAt = (row: number) => column.read(factsOf(row) as UnitFacts);
  const all = Float64Array.from({ length: source.size }, (_, row) => numberAt(row));
  let sorted: SortedRows | null = null;
  const order = () => {
    sorted ??= sortedRows(all);
    return sorted;
  };
  return {
    intersect: (rows, range) => {
      if (isSorted) intersect(rows, [order().within(range)]);
      else intersectRange(rows, all, range[0], range[1]);
    },
    valuesOf: (rows) => order().valuesOf(rows),
    refresh: (row) => {
      all[row] = numberAt(row);
      sorted = null;
    },
  };
}

interface SortedRows {
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

  const flip = (a: number, b: number) => {
    for (let at = Math.min(a, b); at < Math.max(a, b); at += 1) flipRow(inside, order[at] ?? 0);
  };
  return {
    within: ([min, max]) => {
      const from = firstPlace(values, (value) => value >= min);
      const to = Math.max(
        from,
        firstPlace(values, (value) => !(value <= max)),
      );
      flip(first, from);
      flip(end, to);
      [first, end] = [from, to];
      return inside;
    },
    valuesOf: (rows) => values.filter((_, at) => hasRow(rows, order[at] ?? 0)),
  };
}
