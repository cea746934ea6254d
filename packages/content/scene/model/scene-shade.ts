import type { ShadeEntry } from '../../src/make-model/shade.ts';
import {
  ABOVE_M,
  AROUND_M,
  CELL_M,
  FIRST_ROW_M,
  GOLDEN_ANGLE,
  RAYS,
  REACH_M,
  ROWS_PER_STOREY,
} from '../../src/make-model/shade.ts';
import { rounded } from '../../src/make-model/triangles.ts';
import { STOREY_M } from '../buildings/bar-shape.ts';
import { TOWER_STOREY_M } from '../buildings/tower.ts';
import type { FileBuilding, ReadScene } from '../file/scene-file.ts';
import type { Ground, Vector } from '../geometry/plane.ts';
import { obstaclesOfGroup } from './obstacles.ts';

/** Even over a sphere; y up. */
const DIRECTIONS = Array.from({ length: RAYS }, (_, i): Vector => {
  const y = 1 - (2 * (i + 0.5)) / RAYS;
  const flat = Math.sqrt(1 - y * y);
  return [Math.cos(i * GOLDEN_ANGLE) * flat, y, Math.sin(i * GOLDEN_ANGLE) * flat];
});

export interface SceneShade {
  readonly bytes: Uint8Array;
  readonly buildings: Record<string, ShadeEntry>;
}

/** How much of all directions is open round each building, in cells of a metre and a quarter of a storey. */
export function sceneShade(scene: ReadScene): SceneShade {
  const buildings: SceneShade['buildings'] = {};
  const chunks: Uint8Array[] = [];
  let offset = 0;
  for (const building of scene.buildings) {
    const grid = gridOf(scene, building);
    const cells = bake(scene, building, grid);
    buildings[building.n] = {
      offset,
      size: grid.size,
      step: [CELL_M, CELL_M, grid.row],
      origin: [building.x, building.y, building.z],
      turn: building.rot,
      min: [rounded(grid.low[0]), rounded(grid.low[1]), rounded(FIRST_ROW_M - grid.row / 2, 5)],
    };
    chunks.push(cells);
    offset += cells.length;
  }
  return { bytes: Buffer.concat(chunks), buildings };
}

interface Grid {
  readonly low: Ground;
  readonly row: number;
  readonly size: [number, number, number];
}

function gridOf(scene: ReadScene, { n, x, y, z, rot }: FileBuilding): Grid {
  const units = scene.units.filter(({ building }) => building === n);
  const [c, s] = [Math.cos(rot), Math.sin(rot)];
  const corners = units.flatMap(({ poly }) =>
    poly.map(([px, py]): Ground => [(px - x) * c + (py - y) * s, -(px - x) * s + (py - y) * c]),
  );
  const of = (axis: 0 | 1, pick: (...values: number[]) => number) =>
    pick(...corners.map((corner) => corner[axis]));
  const low: Ground = [of(0, Math.min) - AROUND_M, of(1, Math.min) - AROUND_M];
  const high: Ground = [of(0, Math.max) + AROUND_M, of(1, Math.max) + AROUND_M];
  const row = (n.startsWith('T') ? TOWER_STOREY_M : STOREY_M) / ROWS_PER_STOREY;
  const top = Math.max(...units.map(({ z1 }) => z1)) - z + ABOVE_M;
  const size = [
    Math.ceil((high[0] - low[0]) / CELL_M),
    Math.ceil((high[1] - low[1]) / CELL_M),
    Math.ceil(top / row),
  ] as Grid['size'];
  return { low, row, size };
}

/** One byte a cell: x fastest, then y, then z. */
function bake(scene: ReadScene, { n, x, y, z, rot }: FileBuilding, { low, row, size }: Grid): Uint8Array {
  const group = scene.groups.find(({ name }) => name === n);
  if (!group) throw new Error(`The scene has no meshes of ${n}`);
  const obstacles = obstaclesOfGroup(scene, group);
  const [c, s] = [Math.cos(rot), Math.sin(rot)];
  const [nx, ny, nz] = size;
  const cells = new Uint8Array(nx * ny * nz);
  for (let k = 0; k < nz; k += 1)
    for (let j = 0; j < ny; j += 1)
      for (let i = 0; i < nx; i += 1) {
        const lx = low[0] + (i + 0.5) * CELL_M;
        const ly = low[1] + (j + 0.5) * CELL_M;
        const from: Vector = [x + lx * c - ly * s, z + FIRST_ROW_M + k * row, -(y + lx * s + ly * c)];
        const open = DIRECTIONS.filter(
          (to) => obstacles.free(from, to, REACH_M) === Number.POSITIVE_INFINITY,
        );
        cells[(k * ny + j) * nx + i] = Math.round((open.length / RAYS) * 255);
      }
  return cells;
}
