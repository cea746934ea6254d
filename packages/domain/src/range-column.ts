import type { Unit } from '@suite/api';
import type { Range } from '@suite/contracts';
import { type Bits, flipBit, hasBit, noBits } from './bits.ts';
import { parsePrice } from './prices.ts';

export const RANGE_KEYS = ['area', 'floor', 'price'] as const;
export type RangeKey = (typeof RANGE_KEYS)[number];

/** What the units of a list have of a range, from the least to the most. */
export interface RangeColumn {
  /** The units within a range. The next call changes the answer in place. */
  readonly within: (range: Range) => Bits;
  /** The values of these units, in order. */
  readonly valuesOf: (units: Bits) => Float64Array;
}

/** What a unit has of a range; not a number for none. */
function rangeValueOf(unit: Unit, key: RangeKey): number {
  return key === 'price' ? (parsePrice(unit.properties.price) ?? Number.NaN) : unit[key];
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

/**
 * The units in the order of their values. Of a range only the units are looked at that it has gained or lost
 * since the one before: a dragged thumb passes few of them at a time.
 */
export function rangeColumn(units: readonly Unit[], key: RangeKey): RangeColumn {
  const all = Float64Array.from(units, (unit) => rangeValueOf(unit, key));
  const order = Uint32Array.from(all.keys())
    .filter((place) => !Number.isNaN(all[place]))
    .sort((a, b) => (all[a] ?? 0) - (all[b] ?? 0));
  const values = Float64Array.from(order, (place) => all[place] ?? 0);
  const inside = noBits(units.length);
  let [first, end] = [0, 0];

  const flip = (a: number, b: number) => {
    for (let at = Math.min(a, b); at < Math.max(a, b); at += 1) flipBit(inside, order[at] ?? 0);
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
    valuesOf: (chosen) => values.filter((_, at) => hasBit(chosen, order[at] ?? 0)),
  };
}
