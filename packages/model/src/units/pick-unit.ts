import { cross, dot, subtract, type Vector } from '../camera/vector.ts';
import { pointAt, type UnitVolume, type VolumeMesh } from './unit-volumes.ts';

export interface Ray {
  readonly origin: Vector;
  /** Length 1. */
  readonly direction: Vector;
}

/** How far along the ray its box begins, or null where the ray passes it by. */
export function boxDistance(
  { min, max }: Pick<UnitVolume, 'min' | 'max'>,
  { origin, direction }: Ray,
): number | null {
  let near = 0;
  let far = Infinity;
  for (const axis of [0, 1, 2] as const) {
    const toMin = (min[axis] - origin[axis]) / direction[axis];
    const toMax = (max[axis] - origin[axis]) / direction[axis];
    near = Math.max(near, Math.min(toMin, toMax));
    far = Math.min(far, Math.max(toMin, toMax));
  }
  return near <= far ? near : null;
}

/** How far along the ray a triangle is, from either side, or null (Möller and Trumbore). */
function triangleDistance(a: Vector, b: Vector, c: Vector, { origin, direction }: Ray): number | null {
  const ab = subtract(b, a);
  const ac = subtract(c, a);
  const across = cross(direction, ac);
  const size = dot(ab, across);
  if (Math.abs(size) < 1e-9) return null;
  const from = subtract(origin, a);
  const u = dot(from, across) / size;
  const along = cross(from, ab);
  const v = dot(direction, along) / size;
  const distance = dot(ac, along) / size;
  return u < 0 || v < 0 || u + v > 1 || distance <= 0 ? null : distance;
}

function volumeDistance(mesh: VolumeMesh, { triangles }: UnitVolume, ray: Ray): number {
  const corner = (first: number, at: number) => pointAt(mesh.positions, mesh.triangles[first + at] ?? 0);
  let nearest = Infinity;
  for (const first of triangles) {
    const distance = triangleDistance(corner(first, 0), corner(first, 1), corner(first, 2), ray);
    if (distance !== null && distance < nearest) nearest = distance;
  }
  return nearest;
}

/** The volume that the ray meets first among those that count, and how far away that is; null where it meets none. */
export function pickUnit(
  mesh: VolumeMesh,
  volumes: readonly UnitVolume[],
  ray: Ray,
  counts: (volume: number) => boolean,
): { readonly volume: number; readonly distanceM: number } | null {
  let found = -1;
  let nearest = Infinity;
  volumes.forEach((volume, index) => {
    if (!counts(index)) return;
    const box = boxDistance(volume, ray);
    if (box === null || box >= nearest) return;
    const distance = volumeDistance(mesh, volume, ray);
    if (distance >= nearest) return;
    nearest = distance;
    found = index;
  });
  return found < 0 ? null : { volume: found, distanceM: nearest };
}
