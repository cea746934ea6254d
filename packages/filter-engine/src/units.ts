import type { Unit } from '@suite/api';
import type { Range } from '@suite/contracts';
import { filterableUnits } from '@suite/domain';
import { countRows, forEachRow } from './bitset.ts';
import type { Choice, Column, NumberColumn, OptionFilter, RangeFilter } from './definition.ts';
import { factsOfUnits } from './facts.ts';
import { createFilterIndex, type FilterIndex } from './filter-index.ts';
import {
  appliedFilters,
  chosenValue,
  EMPTY_FILTER,
  type FilterKey,
  type FilterState,
  withoutFilter,
} from './filters.ts';
import { firstPlace } from './number-column.ts';

interface IndexedUnits<Row extends Unit> {
  readonly rows: readonly Row[];
  readonly index: FilterIndex;
}

const indexes = new WeakMap<readonly Unit[], IndexedUnits<Unit>>();

/** A list of units is read once, however often it is filtered: lists are never changed in place. */
function indexOf<Row extends Unit>(units: readonly Row[]): IndexedUnits<Row> {
  const known = indexes.get(units) as IndexedUnits<Row> | undefined;
  if (known) return known;
  const rows = filterableUnits(units);
  const indexed = { rows, index: createFilterIndex(factsOfUnits(rows), true) };
  indexes.set(units, indexed);
  return indexed;
}

/** The filterable units that match every choice, in their order. */
export function matchingUnits<Row extends Unit>(units: readonly Row[], filter: FilterState): Row[] {
  const { rows, index } = indexOf(units);
  const found: Row[] = [];
  forEachRow(index.match(filter), (row) => found.push(...rows.slice(row, row + 1)));
  return found;
}

export function countMatching(units: readonly Unit[], filter: FilterState): number {
  return countRows(indexOf(units).index.match(filter));
}

/** What the matching units have of a range, from the least to the most; those that have none are left out. */
export function matchingValues(
  units: readonly Unit[],
  filter: FilterState,
  column: NumberColumn<unknown>,
): Float64Array {
  const { index } = indexOf(units);
  return index.numbers(column).valuesOf(index.match(filter).words);
}

/** The values of a column that filterable units have. */
export function presentChoices(units: readonly Unit[], column: Column<unknown>): ReadonlySet<Choice> {
  return column.kind === 'choice' ? indexOf(units).index.choices(column).present : new Set();
}

/** An option with how many units it alone would bring, the other filters as they are. */
export interface Facet<Option> {
  readonly option: Option;
  readonly selected: boolean;
  readonly count: number;
}

export function facets<Value, Option>(
  units: readonly Unit[],
  filter: FilterState,
  definition: OptionFilter<FilterKey, string, Value, Option>,
  options: readonly Option[],
): Facet<Option>[] {
  const chosen = chosenValue(filter, definition);
  return options.map((option) => ({
    option,
    selected: definition.isChosen(chosen, option),
    count: countMatching(units, { ...filter, [definition.key]: definition.only(option) }),
  }));
}

/** One column of a histogram; `from` is included, `to` only in the last one. */
export interface HistogramBar {
  readonly from: number;
  readonly to: number;
  /** Units that match the other filters. */
  readonly count: number;
}

const MOST_BARS = 20;

/** Units per part of a range, counted against the other filters. What is counted has a column each while they fit. */
export function histogram(
  units: readonly Unit[],
  filter: FilterState,
  { key, column, step, isCounted }: RangeFilter<FilterKey>,
  [min, max]: Range,
): HistogramBar[] {
  const values = matchingValues(units, withoutFilter(filter, key), column);
  const steps = Math.round((max - min) / step) + (isCounted ? 1 : 0);
  const bars = Math.min(Math.max(steps, 1), MOST_BARS);
  // A column stands around its storeys: a choice that begins or ends with one touches its column and no other.
  const [bottom, top] = isCounted ? [min - 0.5, max + 0.5] : [min, max];
  const width = (top - bottom) / bars;
  return Array.from({ length: bars }, (_, index) => {
    const [from, to] = [bottom + index * width, bottom + (index + 1) * width];
    const isLast = index === bars - 1;
    const end = firstPlace(values, (value) => (isLast ? value > top : value >= to));
    return { from, to, count: end - firstPlace(values, (value) => value >= from) };
  });
}

export interface FilterRelaxation {
  readonly key: FilterKey;
  /** Units that match once this filter is taken off. */
  readonly gain: number;
}

const MOST_RELAXATIONS = 3;

/** Which filters to take off where nothing matches: those that bring units back, the most first. */
export function filterRelaxations(units: readonly Unit[], filter: FilterState): FilterRelaxation[] {
  return appliedFilters(filter)
    .map(({ definition: { key } }) => ({ key, gain: countMatching(units, withoutFilter(filter, key)) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST_RELAXATIONS);
}

/** All values of a range, in order. */
export function allValues(units: readonly Unit[], column: Column<unknown>): Float64Array {
  return column.kind === 'number' ? matchingValues(units, EMPTY_FILTER, column) : new Float64Array();
}
