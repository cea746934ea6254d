import { add, cross, dot, lengthOf, normalize, scale, subtract, type Vector } from '../camera/vector.ts';
import { pointAt, type UnitVolume, type VolumeMesh } from './unit-volumes.ts';

/** A side of a volume that a label can stand on. */
export interface UnitFace {
  /** Middle of its surface. */
  readonly middle: Vector;
  /** Outwards, length 1. */
  readonly normal: Vector;
  readonly areaM2: number;
  readonly corners: readonly Vector[];
}

/** Directions that sides are told apart by: round towers have sides too. */
const SECTORS = 12;
/** More upright than this a side is a wall. */
const FLAT = 0.7;

function sectorOf([x, y, z]: Vector): string {
  if (Math.abs(y) > FLAT) return y > 0 ? 'roof' : 'floor';
  return String(Math.round((Math.atan2(x, z) / (2 * Math.PI)) * SECTORS + SECTORS) % SECTORS);
}

interface Growing {
  middle: Vector;
  normal: Vector;
  areaM2: number;
  corners: Vector[];
}

/** The walls and the roof of a volume, without slivers. */
export function unitFaces(mesh: VolumeMesh, volume: UnitVolume): UnitFace[] {
  const faces = new Map<string, Growing>();
  for (const first of volume.triangles) {
    const [a, b, c] = [0, 1, 2].map((at) => pointAt(mesh.positions, mesh.triangles[first + at] ?? 0)) as [
      Vector,
      Vector,
      Vector,
    ];
    const product = cross(subtract(b, a), subtract(c, a));
    const areaM2 = lengthOf(product) / 2;
    if (areaM2 < 1e-6) continue;
    const key = sectorOf(normalize(product));
    const face = faces.get(key) ?? { middle: [0, 0, 0], normal: [0, 0, 0], areaM2: 0, corners: [] };
    face.middle = add(face.middle, scale(add(add(a, b), c), areaM2 / 3));
    face.normal = add(face.normal, product);
    face.areaM2 += areaM2;
    face.corners.push(a, b, c);
    faces.set(key, face);
  }
  faces.delete('floor');
  return [...faces.values()].map(({ middle, normal, areaM2, corners }) => ({
    middle: scale(middle, 1 / areaM2),
    normal: normalize(normal),
    areaM2,
    corners,
  }));
}

/** The sides that an eye could see, the one that fills most of its view first. */
export function facingFaces(faces: readonly UnitFace[], eye: Vector): UnitFace[] {
  const seen = (face: UnitFace) => {
    const towards = subtract(eye, face.middle);
    return (face.areaM2 * dot(face.normal, towards)) / lengthOf(towards) ** 3;
  };
  return faces
    .map((face) => ({ face, share: seen(face) }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share)
    .map(({ face }) => face);
}
