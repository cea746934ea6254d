import { COMPARE_LIMIT } from './limits.ts';

/** What of a unit is compared by number; null where it is not known. */
export interface ComparedUnit {
  readonly price: number | null;
  readonly areaM2: number | null;
  readonly floor: number | null;
  /** 0 or less means unknown. */
  readonly roomCount: number | null;
  /** Direct sun on the terrace on 20 March. */
  readonly sunHours: number | null;
  readonly morningSunHours: number | null;
  readonly eveningSunHours: number | null;
  readonly seaViewDegrees: number | null;
}
export type ComparedKey = keyof ComparedUnit;
export type CompareMark = 'best' | 'worst' | null;

/** `full`: the list holds as many as it may, and the visitor chooses which one goes. */
export type CompareChange =
  | { readonly kind: 'changed'; readonly ids: readonly number[] }
  | { readonly kind: 'full' };

/** Adds a unit, or removes it when it is there. */
export function toggleCompared(ids: readonly number[], id: number): CompareChange {
  if (ids.includes(id)) return { kind: 'changed', ids: ids.filter((one) => one !== id) };
  if (ids.length >= COMPARE_LIMIT) return { kind: 'full' };
  return { kind: 'changed', ids: [...ids, id] };
}

/** Puts a unit into the place of another one. */
export function replaceCompared(
  ids: readonly number[],
  outgoing: number,
  incoming: number,
): readonly number[] {
  if (ids.includes(incoming)) return ids;
  return ids.map((id) => (id === outgoing ? incoming : id));
}

/** Rooms to show; null (N/A) where they are not known, which 0 and less stand for (specification §2). */
export function knownRooms(roomCount: number | null): number | null {
  return roomCount !== null && roomCount > 0 ? roomCount : null;
}

/**
 * Which values are best and worst, in the order of the units (specification §4): the lowest price is best and the
 * highest worst; the highest area, floor and rooms are best, and most sun and sea. Ties at the best are all marked, nothing is when all
 * are equal, and what is not known takes no part.
 */
export function compareMarks(units: readonly ComparedUnit[], key: ComparedKey): CompareMark[] {
  const values = units.map((unit) => (key === 'roomCount' ? knownRooms(unit.roomCount) : unit[key]));
  const known = values.filter((value) => value !== null);
  const lowest = Math.min(...known);
  const highest = Math.max(...known);
  if (known.length < 2 || lowest === highest) return values.map(() => null);
  const [best, worst] = key === 'price' ? [lowest, highest] : [highest, null];
  return values.map((value) => {
    if (value === null) return null;
    if (value === best) return 'best';
    return value === worst ? 'worst' : null;
  });
}
