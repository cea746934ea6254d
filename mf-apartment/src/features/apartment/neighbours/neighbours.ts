import { priceOf } from '@suite/access';
import type { Unit } from '@suite/api';
import { compareUnitNumbers, filterableUnits, statusOf } from '@suite/domain';
import {
  EMPTY_FILTER,
  type FilterState,
  isEmptyFilter,
  matchingUnits,
  withoutDisclosing,
} from '@suite/filter-engine';

/** The homes before and after one in its building. */
export interface Neighbours {
  /**
   * `available`: only homes that can be bought now. `matching`: those that the visitor's filter leaves, sold ones
   * among them. `all`: every home, where the status is hidden.
   */
  readonly kind: 'available' | 'matching' | 'all';
  readonly previous: Unit | null;
  readonly next: Unit | null;
  /** Place of the home itself among them, from 1; null when it is none of them. */
  readonly position: number | null;
  readonly total: number;
}

/**
 * Walks the homes of a building that match the visitor's filter in the order of their numbers, from the last on to
 * the first again. Without a filter those that can be bought now are walked.
 */
export function neighbours(
  units: readonly Unit[],
  current: Pick<Unit, 'id' | 'name'>,
  filter: FilterState = EMPTY_FILTER,
): Neighbours {
  const { kind, siblings } = walkOf(units, filter);
  const walk = siblings.toSorted((a, b) => compareUnitNumbers(a.name, b.name));
  const others = walk.filter((unit) => unit.id !== current.id);
  const position = walk.findIndex((unit) => unit.id === current.id);
  return {
    kind,
    previous:
      others.findLast((unit) => compareUnitNumbers(unit.name, current.name) < 0) ?? others.at(-1) ?? null,
    next: others.find((unit) => compareUnitNumbers(unit.name, current.name) > 0) ?? others[0] ?? null,
    position: position < 0 ? null : position + 1,
    total: walk.length,
  };
}

function walkOf(
  units: readonly Unit[],
  filter: FilterState,
): Pick<Neighbours, 'kind'> & { siblings: Unit[] } {
  const all = filterableUnits(units);
  const isAvailable = (unit: Unit) => statusOf(unit) === 'available';
  const known = isEmptyFilter(filter) ? filter : withoutHiddenPrices(all, filter);
  if (!isEmptyFilter(known)) {
    const siblings = matchingUnits(units, known);
    return { kind: siblings.length > 0 && siblings.every(isAvailable) ? 'available' : 'matching', siblings };
  }
  if (all.every((unit) => statusOf(unit) === null)) return { kind: 'all', siblings: all };
  return { kind: 'available', siblings: all.filter(isAvailable) };
}

/** Where nobody tells a price, no home could match one. */
function withoutHiddenPrices(units: readonly Unit[], filter: FilterState): FilterState {
  if (units.some((unit) => priceOf(unit) !== null)) return filter;
  return withoutDisclosing(filter, 'price');
}
