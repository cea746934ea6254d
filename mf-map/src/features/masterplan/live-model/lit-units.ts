import type { ModelUnit } from '@suite/api';

const NONE: ReadonlySet<number> = new Set();

/** The homes below a child, which light up with its area, row and pill. */
export function litUnits(key: string | null, childOf: ReadonlyMap<number, string>): ReadonlySet<number> {
  if (key === null) return NONE;
  return new Set([...childOf].filter(([, one]) => one === key).map(([unitId]) => unitId));
}

/** Metres over the highest home. */
const ABOVE_M = 9;

/** Where the name of each child stands: over the middle of its homes, by its key. */
export function childPlaces(
  units: readonly Pick<ModelUnit, 'id' | 'at'>[],
  childOf: ReadonlyMap<number, string>,
): ReadonlyMap<string, ModelUnit['at']> {
  const sums = new Map<string, { x: number; z: number; top: number; count: number }>();
  for (const { id, at } of units) {
    const key = childOf.get(id);
    if (key === undefined) continue;
    const { x, z, top, count } = sums.get(key) ?? { x: 0, z: 0, top: -Infinity, count: 0 };
    sums.set(key, { x: x + at[0], z: z + at[2], top: Math.max(top, at[1]), count: count + 1 });
  }
  return new Map(
    [...sums].map(([key, { x, z, top, count }]) => [key, [x / count, top + ABOVE_M, z / count] as const]),
  ) as ReadonlyMap<string, ModelUnit['at']>;
}
