import type { FilterBounds } from '@suite/api';

/** Bounds of the units of several organisations together; null for none. Prices are in ranges where all have them so. */
export function mergeBounds(all: readonly FilterBounds[]): FilterBounds | null {
  const [first, ...others] = all;
  if (!first || others.length === 0) return first ?? null;
  const statuses = new Map(all.flatMap((bounds) => bounds.statuses.map((status) => [status.id, status])));
  return {
    minPrice: outermost(
      Math.min,
      all.map(({ minPrice }) => minPrice),
    ),
    maxPrice: outermost(
      Math.max,
      all.map(({ maxPrice }) => maxPrice),
    ),
    minFloor: Math.min(...all.map(({ minFloor }) => minFloor)),
    maxFloor: Math.max(...all.map(({ maxFloor }) => maxFloor)),
    minArea: Math.min(...all.map(({ minArea }) => minArea)),
    maxArea: Math.max(...all.map(({ maxArea }) => maxArea)),
    numberOfRooms: [...new Set(all.flatMap(({ numberOfRooms }) => numberOfRooms))].toSorted((a, b) => a - b),
    usesPriceRanges: all.every(({ usesPriceRanges }) => usesPriceRanges === true),
    statuses: [...statuses.values()].toSorted((a, b) => a.id - b.id),
  };
}

function outermost(
  choose: (...values: number[]) => number,
  values: readonly (number | null)[],
): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? choose(...known) : null;
}
