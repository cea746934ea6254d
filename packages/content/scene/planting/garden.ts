import type { Instance } from '../buildings/unit.ts';
import { at } from '../geometry/numbers.ts';
import { distanceTo, type Ground, isInside } from '../geometry/plane.ts';
import type { Random } from '../geometry/random.ts';
import type { HeightGrid } from '../site/height-grid.ts';
import type { PlacedBuilding } from '../site/placed-buildings.ts';
import type { IsPaved } from '../site/site-picture.ts';

const CELL_M = 8;
/** Buildings farther off are not looked at. */
const BUILDING_REACH_M = 60;
const FROM_BUILDING_M = 0.8;

export interface GardenSite {
  readonly grid: HeightGrid;
  readonly buildings: readonly PlacedBuilding[];
  readonly isPaved: IsPaved;
  readonly instances: Instance[];
  readonly random: Random;
}

/** What is planted, and where something stands already. */
export class Garden {
  readonly site: GardenSite;
  private readonly cells = new Map<string, Ground[]>();

  constructor(site: GardenSite) {
    this.site = site;
  }

  plant(proto: string, x: number, y: number, scale: number): void {
    const { grid, instances, random } = this.site;
    const z = grid.height(x, y) - 0.05;
    instances.push({ proto, x, y, z, rot: random() * 6.28, s: scale, t: random() });
    const key = `${Math.floor(x / CELL_M)},${Math.floor(y / CELL_M)}`;
    const cell = this.cells.get(key);
    if (cell) cell.push([x, y]);
    else this.cells.set(key, [[x, y]]);
  }

  /** Whether a plant stands within so many metres (at most a cell). */
  isNear(x: number, y: number, reach: number): boolean {
    const column = Math.floor(x / CELL_M);
    const row = Math.floor(y / CELL_M);
    for (const i of [-1, 0, 1])
      for (const j of [-1, 0, 1])
        for (const [px, py] of this.cells.get(`${column + i},${row + j}`) ?? [])
          if (Math.hypot(px - x, py - y) < reach) return true;
    return false;
  }

  /** Whether neither paving nor a building is within a radius. */
  isFree(x: number, y: number, radius: number): boolean {
    const { isPaved, buildings } = this.site;
    const around: readonly Ground[] = [
      [0, 0],
      [radius, 0],
      [-radius, 0],
      [0, radius],
      [0, -radius],
    ];
    if (around.some(([dx, dy]) => isPaved(x + dx, y + dy))) return false;
    return !buildings.some(({ frame, footprint }) => {
      if (Math.hypot(frame.x - x, frame.y - y) > BUILDING_REACH_M) return false;
      return isInside([x, y], footprint) || distanceTo([x, y], footprint) < radius + FROM_BUILDING_M;
    });
  }
}

/** The box round an outline, and its area in square metres. */
export function boundsOf(outline: readonly Ground[]): {
  readonly x: [number, number];
  readonly y: [number, number];
  readonly area: number;
} {
  const along = (axis: 0 | 1): [number, number] => {
    const values = outline.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [x, y] = [along(0), along(1)];
  return { x, y, area: (x[1] - x[0]) * (y[1] - y[0]) };
}

export const lineEnds = (line: readonly Ground[], i: number): [Ground, Ground] => [
  at(line, i - 1),
  at(line, i),
];
