import { type Mesh, MeshGroup } from '../geometry/mesh.ts';
import { at } from '../geometry/numbers.ts';
import { distanceTo, isInside } from '../geometry/plane.ts';
import { naturalColour } from './ground-colour.ts';
import { POOLS } from './grounds.ts';
import type { HeightGrid } from './height-grid.ts';
import { SITE } from './layout.ts';

/** Deeper cells are not seen from above the water. */
const UNSEEN_M = -26;
const POOL_DEPTH_M = 1.2;
/** Of the linear colours of far ground. */
const GAMMA = 2.2;
const SEA_EDGE_M = 30000;

const uOf = (x: number): number => (x - SITE.x0) / SITE.size;
const vOf = (y: number): number => (y - SITE.y0) / SITE.size;

const isInPool = (x: number, y: number): boolean =>
  POOLS.some((pool) => isInside([x, y], pool) && distanceTo([x, y], pool) > POOL_DEPTH_M);

const isOnSite = (x: number, y: number): boolean =>
  x >= SITE.x0 - 0.01 &&
  x <= SITE.x0 + SITE.size + 0.01 &&
  y >= SITE.y0 - 0.01 &&
  y <= SITE.y0 + SITE.size + 0.01;

/** One part of the ground: corners are shared by its cells. */
class GroundPart {
  private readonly numbers: Int32Array;
  readonly mesh: Mesh;
  private readonly grid: HeightGrid;
  private readonly isSite: boolean;

  constructor(mesh: Mesh, grid: HeightGrid, isSite: boolean) {
    this.mesh = mesh;
    this.grid = grid;
    this.isSite = isSite;
    this.numbers = new Int32Array(grid.heights.length).fill(-1);
  }

  corner(i: number, j: number): number {
    const key = j * this.grid.xs.length + i;
    const known = at(this.numbers, key);
    if (known >= 0) return known;
    const [x, y] = [at(this.grid.xs, i), at(this.grid.ys, j)];
    const height = at(this.grid.heights, key) - (this.isSite && isInPool(x, y) ? POOL_DEPTH_M : 0);
    if (!this.isSite) {
      const [r, g, b] = naturalColour(x, y, height, this.grid.slope(x, y));
      this.mesh.colour = [r ** GAMMA, g ** GAMMA, b ** GAMMA];
    }
    const number = this.mesh.corner([x, y, height], uOf(x), vOf(y));
    this.numbers[key] = number;
    return number;
  }

  cell(i: number, j: number): void {
    const [a, b] = [this.corner(i, j), this.corner(i + 1, j)];
    const [c, d] = [this.corner(i, j + 1), this.corner(i + 1, j + 1)];
    this.mesh.indices.push(a, b, c, b, d, c);
  }
}

/** The ground: the site, which has a picture, and what is far, which has colours. */
export function groundMesh(grid: HeightGrid): MeshGroup {
  const group = new MeshGroup('terrain');
  const site = new GroundPart(group.of('site'), grid, true);
  const far = new GroundPart(group.of('far'), grid, false);
  const isOn = (i: number, j: number) => isOnSite(at(grid.xs, i), at(grid.ys, j));
  for (let j = 0; j + 1 < grid.ys.length; j += 1)
    for (let i = 0; i + 1 < grid.xs.length; i += 1) {
      if (grid.corner(i, j) < UNSEEN_M && grid.corner(i + 1, j + 1) < UNSEEN_M) continue;
      (isOn(i, j) && isOn(i + 1, j + 1) ? site : far).cell(i, j);
    }
  return group;
}

/** The sea: over the site, which has a picture, and to the horizon on three sides. */
export function seaMesh(): MeshGroup {
  const group = new MeshGroup('sea');
  const near = group.of('sea');
  const far = group.of('seafar');
  const { x0, y0, size } = SITE;
  const [x1, y1] = [x0 + size, y0 + size];
  addWater(near, [x0, y0, x1, y1]);
  addWater(far, [-SEA_EDGE_M, -SEA_EDGE_M, SEA_EDGE_M, y0]);
  addWater(far, [-SEA_EDGE_M, y0, x0, y1]);
  addWater(far, [x1, y0, SEA_EDGE_M, y1]);
  return group;
}

function addWater(mesh: Mesh, [x0, y0, x1, y1]: readonly [number, number, number, number]): void {
  const corner = (x: number, y: number) => mesh.corner([x, y, 0], uOf(x), vOf(y));
  const [a, b] = [corner(x0, y0), corner(x1, y0)];
  const [c, d] = [corner(x1, y1), corner(x0, y1)];
  mesh.indices.push(a, b, c, a, c, d);
}
