import type { ModelUnit } from '@suite/api';
import type { PlaceBox } from '../camera/box-pose.ts';
import type { Vector } from '../camera/vector.ts';
import { boxDistance, type Ray } from './pick-unit.ts';
import type { UnitVolume } from './unit-volumes.ts';

const least = (a: Vector, b: Vector): Vector => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.min(a[2], b[2]),
];
const most = (a: Vector, b: Vector): Vector => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.max(a[2], b[2]),
];

/** What the units of each building fill of the place, by the building's id. */
export function buildingBoxes(
  units: readonly Pick<ModelUnit, 'buildingId' | 'volume'>[],
  volumes: readonly UnitVolume[],
): ReadonlyMap<number, PlaceBox> {
  const boxes = new Map<number, PlaceBox>();
  for (const { buildingId, volume } of units) {
    const body = volumes[volume];
    if (!body || body.triangles.length === 0) continue;
    const { min, max } = boxes.get(buildingId) ?? body;
    boxes.set(buildingId, { min: least(min, body.min), max: most(max, body.max) });
  }
  return boxes;
}

/** The box that a ray meets first; null where it meets none. */
export function firstBox(boxes: Iterable<PlaceBox>, ray: Ray): PlaceBox | null {
  let found: PlaceBox | null = null;
  let nearest = Infinity;
  for (const box of boxes) {
    const distance = boxDistance(box, ray);
    if (distance === null || distance >= nearest) continue;
    nearest = distance;
    found = box;
  }
  return found;
}
