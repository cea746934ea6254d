import { along, bearingOf, type Edge, edgesOf, footprint, type GroundPoint } from './footprint.ts';
import type { Obstacles } from './obstacles.ts';
import { boxOf, middleOf, pointsOf, type Triangles, type Vector } from './triangles.ts';

/** Where somebody stands before a home, and looks out. */
export interface Terrace {
  readonly eye: Vector;
  /** Away from the house, of length 1. */
  readonly outwards: GroundPoint;
  readonly floor: number;
  /** Across the terrace, from which sun is asked for. */
  readonly points: readonly GroundPoint[];
}

/** Eyes over the floor. */
export const EYE_M = 1.65;
/** Behind the railing. */
const STANDING_M = 1.35;
const SITTING_M = 1.1;
const THICKEST_SLAB_M = 0.6;
/** A wall that is shorter has no terrace. */
const SHORTEST_SIDE_M = 1;
/** What lies farther off hides no view. */
const FAR_M = 60;
const SHARES = [0.25, 0.5, 0.75] as const;
const LOOKS = [-60, -45, -30, -15, 0, 15, 30, 45, 60] as const;

export const facingOf = ({ outwards }: Terrace): number => bearingOf(outwards);

/** The terrace as its box says it: it looks away from the middle of the home. */
export function markedTerrace(marker: Triangles, volume: Triangles): Terrace {
  const box = boxOf(pointsOf(marker));
  const [x, , z] = middleOf(box);
  const [unitX, , unitZ] = middleOf(boxOf(pointsOf(volume)));
  const isAcross = Math.abs(x - unitX) > Math.abs(z - unitZ);
  const outwards: GroundPoint = isAcross ? [Math.sign(x - unitX) || 1, 0] : [0, Math.sign(z - unitZ) || 1];
  const floor = box.min[1];
  const points = SHARES.map(
    (share): GroundPoint =>
      isAcross
        ? [x, box.min[2] + (box.max[2] - box.min[2]) * share]
        : [box.min[0] + (box.max[0] - box.min[0]) * share, z],
  );
  return { eye: [x, floor + EYE_M, z], outwards, floor, points };
}

/** Which way the sun is at noon: south, or north of it in the southern half of the world. */
export type Sunward = 1 | -1;
/** Of two sides that see as much, the one in the sun. */
const SUN_BONUS = 0.02;

/** Where nothing says it: along the side of the volume that sees most from within, its length counted. */
export function foundTerrace(volume: Triangles, obstacles: Obstacles, sunward: Sunward): Terrace | null {
  const sides = sidesOf(volume).filter(({ length }) => length >= SHORTEST_SIDE_M);
  const floor = floorOf(volume);
  const sightOf = (side: Edge) =>
    side.length *
    opennessOf(side, floor + EYE_M, depthBehind(side, volume), obstacles) *
    (1 + SUN_BONUS * side.outwards[1] * sunward);
  const best = highest(sides, sightOf);
  return best && terraceAlong(best, volume, obstacles);
}

/** Where it is known which way it looks. */
export function facingTerrace(volume: Triangles, facing: number, obstacles: Obstacles): Terrace | null {
  const angle = (facing * Math.PI) / 180;
  const [east, south] = [Math.sin(angle), -Math.cos(angle)];
  const best = highest(sidesOf(volume), ({ outwards }) => outwards[0] * east + outwards[1] * south);
  return best && terraceAlong(best, volume, obstacles);
}

const sidesOf = (volume: Triangles) => edgesOf(footprint(pointsOf(volume)));
const floorOf = (volume: Triangles) => boxOf(pointsOf(volume)).min[1];

/** The first of equal ones. */
function highest(sides: readonly Edge[], worthOf: (side: Edge) => number): Edge | null {
  let best: { readonly side: Edge; readonly value: number } | null = null;
  for (const side of sides) {
    const value = worthOf(side);
    if (best === null || value > best.value + 1e-9) best = { side, value };
  }
  return best?.side ?? null;
}

function behind(side: Edge, share: number, metres: number): GroundPoint {
  const [x, z] = along(side, share);
  return [x - side.outwards[0] * metres, z - side.outwards[1] * metres];
}

/** What one stands on: a volume begins below the slab of its storey. */
function paving([x, z]: GroundPoint, lowest: number, obstacles: Obstacles): number {
  const from: Vector = [x, lowest + EYE_M, z];
  const height = obstacles.free(from, [0, -1, 0], EYE_M);
  return height <= EYE_M && height > EYE_M - THICKEST_SLAB_M ? from[1] - height : lowest;
}

function terraceAlong(side: Edge, volume: Triangles, obstacles: Obstacles): Terrace {
  const deepest = depthBehind(side, volume) / 2;
  const [x, z] = behind(side, 0.5, Math.min(STANDING_M, deepest));
  const floor = paving([x, z], floorOf(volume), obstacles);
  return {
    eye: [x, floor + EYE_M, z],
    outwards: side.outwards,
    floor,
    points: SHARES.map((share) => behind(side, share, Math.min(SITTING_M, deepest))),
  };
}

/** How far one sees out of a side, from 0 to 1: a wall in it hides the view, a pane does not. */
function opennessOf(side: Edge, height: number, depth: number, obstacles: Obstacles): number {
  const [across, down] = side.outwards;
  const seen = SHARES.flatMap((share) => {
    const [x, z] = behind(side, share, Math.min(SITTING_M, depth / 2));
    const from: Vector = [x, height, z];
    return LOOKS.map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const free = obstacles.free(from, [across * c - down * s, 0, across * s + down * c], FAR_M);
      return Math.min(free, FAR_M) / FAR_M;
    });
  });
  return seen.reduce((sum, one) => sum + one, 0) / seen.length;
}

function depthBehind({ from, outwards: [across, down] }: Edge, volume: Triangles): number {
  return Math.max(...pointsOf(volume).map(([x, , z]) => (from[0] - x) * across + (from[1] - z) * down));
}
