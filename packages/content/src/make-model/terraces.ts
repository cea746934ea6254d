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
/** A wall that is shorter has no terrace. */
const SHORTEST_SIDE_M = 1;
/** What lies farther off hides no view. */
const FAR_M = 60;
const SHARES = [0.25, 0.5, 0.75] as const;
const LOOKS = [-60, -45, -30, -15, 0, 15, 30, 45, 60] as const;
/** A ray begins so far before the wall. */
const BEFORE_M = 0.05;

export const facingOf = ({ outwards }: Terrace): number => bearingOf(outwards);

/** The terrace as its box says it: it looks away from the middle of the home. */
export function markedTerrace(marker: Triangles, volume: Triangles): Terrace {
  const box = boxOf(pointsOf(marker));
  const [x, , z] = middleOf(box);
  const [homeX, , homeZ] = middleOf(boxOf(pointsOf(volume)));
  const isAcross = Math.abs(x - homeX) > Math.abs(z - homeZ);
  const outwards: GroundPoint = isAcross ? [Math.sign(x - homeX) || 1, 0] : [0, Math.sign(z - homeZ) || 1];
  const floor = box.min[1];
  const points = SHARES.map(
    (share): GroundPoint =>
      isAcross
        ? [x, box.min[2] + (box.max[2] - box.min[2]) * share]
        : [box.min[0] + (box.max[0] - box.min[0]) * share, z],
  );
  return { eye: [x, floor + EYE_M, z], outwards, floor, points };
}

/** Where nothing says it: along the side of the volume that sees most, its length counted. */
export function foundTerrace(volume: Triangles, obstacles: Obstacles): Terrace | null {
  const corners = pointsOf(volume);
  const outline = footprint(corners);
  const floor = boxOf(corners).min[1];
  const sides = edgesOf(outline).filter(({ length }) => length >= SHORTEST_SIDE_M);
  const best = sides
    .map((side) => ({ side, sight: side.length * opennessOf(side, floor + EYE_M, obstacles) }))
    .reduce<{ side: Edge; sight: number } | null>(
      (a, b) => (a === null || b.sight > a.sight + 1e-9 ? b : a),
      null,
    );
  if (!best) return null;
  const { side } = best;
  const depth = depthBehind(side, outline);
  const [across, down] = side.outwards;
  const behind = (share: number, metres: number): GroundPoint => {
    const [x, z] = along(side, share);
    const inwards = Math.min(metres, depth / 2);
    return [x - across * inwards, z - down * inwards];
  };
  const [x, z] = behind(0.5, STANDING_M);
  return {
    eye: [x, floor + EYE_M, z],
    outwards: side.outwards,
    floor,
    points: SHARES.map((share) => behind(share, SITTING_M)),
  };
}

/** How far one sees from a side, from 0 to 1. */
function opennessOf(side: Edge, height: number, obstacles: Obstacles): number {
  const [across, down] = side.outwards;
  const seen = SHARES.flatMap((share) => {
    const [x, z] = along(side, share);
    const from: Vector = [x + across * BEFORE_M, height, z + down * BEFORE_M];
    return LOOKS.map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const free = obstacles.free(from, [across * c - down * s, 0, across * s + down * c], FAR_M);
      return Math.min(free, FAR_M) / FAR_M;
    });
  });
  return seen.reduce((sum, one) => sum + one, 0) / seen.length;
}

function depthBehind({ from, outwards: [across, down] }: Edge, outline: readonly GroundPoint[]): number {
  return Math.max(...outline.map(([x, z]) => (from[0] - x) * across + (from[1] - z) * down));
}
