import type { ModelFile } from '../model/model-file.ts';
import { edgesOf, footprint, type GroundPoint } from './footprint.ts';
import type { Obstacles } from './obstacles.ts';
import { boxOf, pointsOf, rounded, type Triangles, type Vector } from './triangles.ts';

/** Where a building's cells lie, as the model's file says it. */
export type ShadeEntry = NonNullable<ModelFile['shade']>['buildings'][string];

export interface BuildingShade {
  readonly entry: ShadeEntry;
  /** One byte a cell: how much of all directions is open. */
  readonly cells: Uint8Array;
}

export const RAYS = 36;
export const REACH_M = 12;
export const CELL_M = 1;
/** Cells of a storey, from its floor on, so that none lies within a slab. */
export const ROWS_PER_STOREY = 4;
export const FIRST_ROW_M = 0.41;
/** Beside the building, and above it. */
export const AROUND_M = 3;
export const ABOVE_M = 4.2;
export const GOLDEN_ANGLE = 2.39996;

/** Even over a sphere. */
const DIRECTIONS: readonly Vector[] = Array.from({ length: RAYS }, (_, at): Vector => {
  const y = 1 - (2 * (at + 0.5)) / RAYS;
  const flat = Math.sqrt(1 - y * y);
  return [Math.cos(at * GOLDEN_ANGLE) * flat, y, Math.sin(at * GOLDEN_ANGLE) * flat];
});

/** Along the side of the outline whose box is smallest: radians counterclockwise from above, from east. */
function turnOf(outline: readonly GroundPoint[]): number {
  const boxes = edgesOf(outline).map(({ from, to }) => {
    const turn = Math.atan2(-(to[1] - from[1]), to[0] - from[0]);
    const quarter = turn - Math.round(turn / (Math.PI / 2)) * (Math.PI / 2);
    const points = outline.map(([x, z]) => turned([x, -z], quarter));
    const widths = [0, 1].map((axis) => {
      const values = points.map((point) => point[axis as 0]);
      return Math.max(...values) - Math.min(...values);
    });
    return { turn: quarter, area: (widths[0] ?? 0) * (widths[1] ?? 0) };
  });
  const best = boxes.reduce((a, b) => (b.area < a.area - 1e-6 ? b : a), boxes[0] ?? { turn: 0, area: 0 });
  return rounded(best.turn, 4);
}

/** East and north into the frame of a building. */
function turned([east, north]: GroundPoint, turn: number): GroundPoint {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [east * c + north * s, -east * s + north * c];
}

/** Bakes how open it is round a building with these homes. `offset` is where its cells lie in the file. */
export function shadeOf(volumes: readonly Triangles[], obstacles: Obstacles, offset: number): BuildingShade {
  const corners = volumes.flatMap((volume) => pointsOf(volume));
  const outline = footprint(corners);
  const { min, max } = boxOf(corners);
  const turn = turnOf(outline);
  const origin: Vector = [rounded((min[0] + max[0]) / 2), rounded(-(min[2] + max[2]) / 2), rounded(min[1])];
  const local = outline.map(([x, z]) => turned([x - origin[0], -z - origin[1]], turn));
  const low = ([0, 1] as const).map((axis) =>
    rounded(Math.min(...local.map((point) => point[axis])) - AROUND_M),
  );
  const high = ([0, 1] as const).map((axis) => Math.max(...local.map((point) => point[axis])) + AROUND_M);
  const [lowX = 0, lowY = 0] = low;
  const [highX = 0, highY = 0] = high;
  const storeys = volumes
    .map((volume) => boxOf(pointsOf(volume)))
    .map((box) => box.max[1] - box.min[1])
    .toSorted((a, b) => a - b);
  const row = rounded((storeys[Math.floor(storeys.length / 2)] ?? 3) / ROWS_PER_STOREY, 4);
  const size: [number, number, number] = [
    Math.ceil((highX - lowX) / CELL_M),
    Math.ceil((highY - lowY) / CELL_M),
    Math.ceil((max[1] - min[1] + ABOVE_M) / row),
  ];
  const entry: ShadeEntry = {
    offset,
    size,
    step: [CELL_M, CELL_M, row],
    origin: [...origin],
    turn,
    min: [lowX, lowY, rounded(FIRST_ROW_M - row / 2, 4)],
  };
  return { entry, cells: bake(entry, obstacles) };
}

function bake({ size, step, origin, turn, min }: ShadeEntry, obstacles: Obstacles): Uint8Array {
  const [nx, ny, nz] = size;
  const cells = new Uint8Array(nx * ny * nz);
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  for (let k = 0; k < nz; k += 1)
    for (let j = 0; j < ny; j += 1)
      for (let i = 0; i < nx; i += 1) {
        const x = min[0] + (i + 0.5) * step[0];
        const y = min[1] + (j + 0.5) * step[1];
        const from: Vector = [
          origin[0] + x * c - y * s,
          origin[2] + min[2] + (k + 0.5) * step[2],
          -(origin[1] + x * s + y * c),
        ];
        const open = DIRECTIONS.filter((to) => obstacles.isFree(from, to, REACH_M)).length;
        cells[(k * ny + j) * nx + i] = Math.round((open / RAYS) * 255);
      }
  return cells;
}
