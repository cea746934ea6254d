import type { Apartment } from '@suite/contracts';
import { compareUnitNumbers, filterableUnits, statusOf } from '@suite/domain';

/** The homes before and after one in its building. */
export interface Neighbours {
  /** `available`: only homes that can be bought now. `all`: every home, where the status is hidden. */
  readonly kind: 'available' | 'all';
  readonly previous: Apartment | null;
  readonly next: Apartment | null;
  /** Place of the home itself among them, from 1; null when it is none of them. */
  readonly position: number | null;
  readonly total: number;
}

/** Walks the available homes of a building in the order of their numbers, from the last on to the first again. */
export function neighbours(units: readonly Apartment[], current: Pick<Apartment, 'id' | 'name'>): Neighbours {
  const homes = filterableUnits(units);
  const statusHidden = homes.every((unit) => statusOf(unit) === null);
  const walk = homes
    .filter((unit) => statusHidden || statusOf(unit) === 'available')
    .toSorted((a, b) => compareUnitNumbers(a.name, b.name));
  const others = walk.filter((unit) => unit.id !== current.id);
  const position = walk.findIndex((unit) => unit.id === current.id);
  return {
    kind: statusHidden ? 'all' : 'available',
    previous:
      others.findLast((unit) => compareUnitNumbers(unit.name, current.name) < 0) ?? others.at(-1) ?? null,
    next: others.find((unit) => compareUnitNumbers(unit.name, current.name) > 0) ?? others[0] ?? null,
    position: position < 0 ? null : position + 1,
    total: walk.length,
  };
}
