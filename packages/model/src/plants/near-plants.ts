import { axesOf, type Pose } from '../camera/pose.ts';
import { dot, subtract, type Vector } from '../camera/vector.ts';

/** All plants of a place, one after another. */
export interface Plants {
  readonly count: number;
  /** Middle of its picture, three numbers a plant. */
  readonly middles: Float32Array;
  readonly radii: Float32Array;
  readonly kinds: Uint8Array;
}

export interface NearPlants {
  /** Numbers of the plants that are drawn leaf by leaf, by kind. */
  readonly ofKind: readonly (readonly number[])[];
  /** How far the eye is from the last of them, in radii of the plant. */
  readonly reach: number;
}

/** Plants that are smaller than this share of the frame's half height are pictures. */
const LEAST_SHARE = 0.05;

/**
 * Which plants are drawn leaf by leaf: those of the frame that look largest, as far as their triangles go. A kind of no
 * triangles has no leaves.
 */
export function nearPlants(
  plants: Plants,
  pose: Pose,
  { triangles, most }: { readonly triangles: readonly number[]; readonly most: number },
): NearPlants {
  const farthest = 2 / ((pose.edges.top - pose.edges.bottom) * LEAST_SHARE);
  const candidates = candidatesOf(plants, pose, farthest, triangles).toSorted((a, b) => a.reach - b.reach);
  const ofKind: number[][] = triangles.map(() => []);
  let left = most;
  for (const { plant, kind, reach } of candidates) {
    left -= triangles[kind] ?? 0;
    if (left < 0) return { ofKind, reach };
    ofKind[kind]?.push(plant);
  }
  return { ofKind, reach: farthest };
}

interface Candidate {
  readonly plant: number;
  readonly kind: number;
  readonly reach: number;
}

function candidatesOf(
  { count, middles, radii, kinds }: Plants,
  pose: Pose,
  farthest: number,
  triangles: readonly number[],
): Candidate[] {
  const inFrame = frameTest(pose);
  const found: Candidate[] = [];
  for (let plant = 0; plant < count; plant++) {
    const kind = kinds[plant] ?? 0;
    const radius = radii[plant] ?? 0;
    const from = subtract([...middles.subarray(3 * plant, 3 * plant + 3)] as unknown as Vector, pose.eye);
    const reach = Math.hypot(...from) / radius;
    if (reach < farthest && (triangles[kind] ?? 0) > 0 && inFrame(from, radius))
      found.push({ plant, kind, reach });
  }
  return found;
}

/** Whether something of a ball, from the eye, is in the frame. */
function frameTest(pose: Pose): (from: Vector, radius: number) => boolean {
  const { forward, right, up } = axesOf(pose);
  const { left, right: rightEdge, bottom, top } = pose.edges;
  const beyond = (aside: number, depth: number, tangent: number) =>
    (aside - depth * tangent) / Math.hypot(1, tangent);
  return (from, radius) => {
    const depth = dot(from, forward);
    if (depth < -radius) return false;
    const x = dot(from, right);
    const y = dot(from, up);
    return (
      beyond(x, depth, rightEdge) < radius &&
      -beyond(x, depth, left) < radius &&
      beyond(y, depth, top) < radius &&
      -beyond(y, depth, bottom) < radius
    );
  };
}
