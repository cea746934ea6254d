import type { Vector } from './vector.ts';

/** Side of a cell, in metres. */
const CELL_M = 8;

const keyOf = (x: number, z: number) => `${Math.round(x / CELL_M)} ${Math.round(z / CELL_M)}`;

/** How high the ground is, by cells: the highest point that was put into each. */
export interface GroundHeights {
  readonly put: (point: Vector) => void;
  /** 0 where nothing was put, as on the sea. */
  readonly at: (x: number, z: number) => number;
}

export function createGroundHeights(): GroundHeights {
  const heights = new Map<string, number>();
  return {
    put([x, y, z]) {
      const key = keyOf(x, z);
      heights.set(key, Math.max(heights.get(key) ?? 0, y));
    },
    at: (x, z) => heights.get(keyOf(x, z)) ?? 0,
  };
}
