import { at, lerp, smooth } from '../geometry/numbers.ts';
import { distanceTo, type Ground, isInside, meanOf, nearestOn } from '../geometry/plane.ts';
import { layeredNoise } from '../geometry/random.ts';
import { BREAKWATER, GROYNE, type Mole } from './coast.ts';
import { POOLS } from './grounds.ts';
import { ROADS, type Road } from './layout.ts';
import { naturalHeight } from './natural-height.ts';
import type { PlacedBuilding } from './placed-buildings.ts';

/** Height of the ground at a place. Metres. */
export type HeightAt = (x: number, y: number) => number;

/** Ground that is levelled, and the margin over which it meets what is round it. */
interface Pad {
  readonly outline: readonly Ground[];
  readonly z: number;
  readonly margin: number;
  readonly centre: Ground;
  readonly radius: number;
}

interface RoadPiece {
  readonly from: Ground;
  readonly to: Ground;
  readonly z0: number;
  readonly z1: number;
  readonly width: number;
}

const POOL_ABOVE_M = 0.35;
const POOL_MARGIN_M = 14;
const BELOW_FLOOR_M = 0.12;
const HILLS_MARGIN_M = 9;
const MARGIN_M = 10;
const ROAD_MARGIN_M = 9;
/** Beside the road, at its height. */
const VERGE_M = 1.6;
/** Pieces of road farther off than this, to a side, are not looked at. */
const ROAD_REACH_M = 60;
const MOLE_REACH_M = 22;

export const poolHeight = (pool: readonly Ground[]): number => naturalHeight(...meanOf(pool)) + POOL_ABOVE_M;

function padOf(outline: readonly Ground[], z: number, margin: number): Pad {
  const centre = meanOf(outline);
  const radius = Math.max(...outline.map((point) => Math.hypot(point[0] - centre[0], point[1] - centre[1])));
  return { outline, z, margin, centre, radius };
}

/** Along the natural ground, evened out. */
function piecesOf({ width, line }: Road): RoadPiece[] {
  const heights = line.map(([x, y]) => naturalHeight(x, y));
  for (let pass = 0; pass < 3; pass += 1)
    for (let i = 1; i < heights.length - 1; i += 1)
      heights[i] = (at(heights, i - 1) + 2 * at(heights, i) + at(heights, i + 1)) / 4;
  return line.slice(1).map((to, i) => ({
    from: at(line, i),
    to,
    z0: at(heights, i),
    z1: at(heights, i + 1),
    width,
  }));
}

/** The natural ground with roads, levelled pads and moles. */
export function builtHeight(buildings: readonly PlacedBuilding[]): HeightAt {
  const pads = [
    ...buildings.map(({ plan, frame, footprint }) =>
      padOf(footprint, frame.z - BELOW_FLOOR_M, plan.community === 'hills' ? HILLS_MARGIN_M : MARGIN_M),
    ),
    ...POOLS.map((pool) => padOf(pool, poolHeight(pool), POOL_MARGIN_M)),
  ];
  const pieces = ROADS.flatMap(piecesOf);
  return (x, y) => {
    let height = naturalHeight(x, y);
    height = withRoads(height, [x, y], pieces);
    height = withPads(height, [x, y], pads);
    for (const mole of [BREAKWATER, GROYNE]) height = withMole(height, [x, y], mole);
    return height;
  };
}

function withRoads(height: number, point: Ground, pieces: readonly RoadPiece[]): number {
  const [x, y] = point;
  let nearest = 1e9;
  let roadZ = 0;
  for (const { from, to, z0, z1, width } of pieces) {
    if (Math.abs((from[0] + to[0]) / 2 - x) > ROAD_REACH_M) continue;
    if (Math.abs((from[1] + to[1]) / 2 - y) > ROAD_REACH_M) continue;
    const t = nearestOn(point, from, to);
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const away = Math.hypot(x - from[0] - dx * t, y - from[1] - dy * t) - width / 2 - VERGE_M;
    if (away >= nearest) continue;
    nearest = away;
    roadZ = lerp(z0, z1, t);
  }
  return nearest < ROAD_MARGIN_M ? lerp(height, roadZ, 1 - smooth(0, ROAD_MARGIN_M, nearest)) : height;
}

function withPads(height: number, point: Ground, pads: readonly Pad[]): number {
  let weights = 0;
  let sum = 0;
  let most = 0;
  for (const { outline, z, margin, centre, radius } of pads) {
    if (Math.hypot(point[0] - centre[0], point[1] - centre[1]) > radius + margin + 1) continue;
    const away = isInside(point, outline) ? 0 : distanceTo(point, outline);
    const weight = 1 - smooth(0, margin, away);
    if (weight <= 0) continue;
    const sharp = weight * weight * weight;
    weights += sharp;
    sum += sharp * z;
    most = Math.max(most, weight);
  }
  return weights > 0 ? lerp(height, sum / weights, most) : height;
}

function withMole(height: number, point: Ground, mole: Mole): number {
  const [x, y] = point;
  if (x < at(mole.line, 0)[0] - 300 || y > 60) return height;
  const away = distanceTo(point, mole.line, false);
  if (away >= MOLE_REACH_M) return height;
  const slope = (Math.max(0, away - 2.5) * (mole.height + 4)) / (mole.foot * 1.3);
  return Math.max(height, mole.height - slope + (layeredNoise(x / 2.2, y / 2.2, 3, 3) - 0.5) * 2);
}
