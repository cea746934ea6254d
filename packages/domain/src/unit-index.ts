import type { Unit } from '@suite/api';
import { type FilterState, PRICE_RANGES } from '@suite/contracts';
import { addBits, type Bits, countBits, flipBit, hasBit, keepBits, noBits } from './bits.ts';
import { inPriceRange } from './price-ranges.ts';
import { RANGE_KEYS, type RangeColumn, type RangeKey, rangeColumn } from './range-column.ts';
import { filterStatusOf, statusOf } from './statuses.ts';
import { isFilterable, parseTypeKey } from './types.ts';

type Choice = string | number | null;
type Groups = ReadonlyMap<Choice, Bits>;

/** What a unit is under the filters that choose among a few; null is none of the choices. */
const CHOICE_OF = {
  statuses: (unit: Unit) => {
    const status = statusOf(unit);
    return status && filterStatusOf(status);
  },
  typeIds: (unit: Unit) => unit.apartmentTypeId,
  orientations: (unit: Unit) => unit.orientation,
  priceRange: (unit: Unit) => PRICE_RANGES.find((range) => range !== '' && inPriceRange(unit, range)) ?? null,
} as const;
type ChoiceKey = keyof typeof CHOICE_OF;

const CHOICE_KEYS = Object.keys(CHOICE_OF) as ChoiceKey[];

/** What a filter lets through of one choice; null where it is no constraint. A hidden status always passes. */
function chosenOf(filter: FilterState, key: ChoiceKey): readonly Choice[] | null {
  if (key === 'priceRange') return filter.priceRange ? [filter.priceRange] : null;
  const chosen = filter[key];
  return chosen && key === 'statuses' ? [...chosen, null] : (chosen ?? null);
}

function groupsOf(units: readonly Unit[], choiceOf: (unit: Unit) => Choice): Groups {
  const groups = new Map<Choice, Bits>();
  for (const [place, unit] of units.entries()) {
    const choice = choiceOf(unit);
    const group = groups.get(choice) ?? noBits(units.length);
    groups.set(choice, group);
    flipBit(group, place);
  }
  return groups;
}

/** The units of some choices. What was chosen last is kept: most changes of a filter leave this part as it was. */
function choiceColumn(units: readonly Unit[], choiceOf: (unit: Unit) => Choice) {
  const groups = groupsOf(units, choiceOf);
  let last = { name: '', bits: noBits(units.length) };
  return (chosen: readonly Choice[]): Bits => {
    const name = JSON.stringify(chosen);
    if (name !== last.name) {
      last = { name, bits: noBits(units.length) };
      for (const choice of chosen) addBits(last.bits, groups.get(choice) ?? noBits(0));
    }
    return last.bits;
  };
}

interface UnitIndex {
  readonly matching: (filter: FilterState) => Bits;
  readonly rangeBy: (key: RangeKey) => RangeColumn;
}

/** Each key of the filter is read once, when it is first asked for. */
function unitIndex(units: readonly Unit[]): UnitIndex {
  const inUnits = groupsOf(units, (unit) => Number(isFilterable(parseTypeKey(unit.apartmentTypeKey)))).get(1);
  const choices = new Map<ChoiceKey, ReturnType<typeof choiceColumn>>();
  const ranges = new Map<RangeKey, RangeColumn>();

  const choiceBy = (key: ChoiceKey) => {
    const column = choices.get(key) ?? choiceColumn(units, CHOICE_OF[key]);
    choices.set(key, column);
    return column;
  };
  const rangeBy = (key: RangeKey) => {
    const column = ranges.get(key) ?? rangeColumn(units, key);
    ranges.set(key, column);
    return column;
  };
  const matching = (filter: FilterState) => {
    const bits = inUnits?.slice() ?? noBits(units.length);
    for (const key of CHOICE_KEYS) {
      const chosen = chosenOf(filter, key);
      if (chosen) keepBits(bits, choiceBy(key)(chosen));
    }
    for (const key of RANGE_KEYS) {
      const range = filter[key];
      if (range) keepBits(bits, rangeBy(key).within(range));
    }
    return bits;
  };
  return { matching, rangeBy };
}

const indexes = new WeakMap<readonly Unit[], UnitIndex>();

/** A list of units is read once, however often it is filtered: lists are never changed in place. */
function indexOf(units: readonly Unit[]): UnitIndex {
  const index = indexes.get(units) ?? unitIndex(units);
  indexes.set(units, index);
  return index;
}

/** The units that `matchesFilter` lets through, for lists that are filtered again and again. */
export function matchingUnits<Row extends Unit>(units: readonly Row[], filter: FilterState): Row[] {
  const bits = indexOf(units).matching(filter);
  return units.filter((_, place) => hasBit(bits, place));
}

/** How many units `matchesFilter` lets through. */
export function countMatching(units: readonly Unit[], filter: FilterState): number {
  return countBits(indexOf(units).matching(filter));
}

/** What the matching units have of a range, from the least to the most; those that have none are left out. */
export function matchingValues(units: readonly Unit[], filter: FilterState, key: RangeKey): Float64Array {
  const index = indexOf(units);
  return index.rangeBy(key).valuesOf(index.matching(filter));
}
