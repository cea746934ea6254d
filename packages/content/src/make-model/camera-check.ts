import { type PixelSize, unitKey } from '@suite/shapes';
import type { PolygonFile } from '../format/project-file.ts';
import { NumberPicture } from './number-picture.ts';
import { projectionOf } from './projection.ts';
import type { SourcePart, ViewCamera } from './read-source.ts';
import { merged, type Triangles } from './triangles.ts';
import type { UnitVolume } from './unit-volumes.ts';

/** How far the outlines of the model's homes lie from the shapes of a picture, in its pixels. */
export interface CameraCheck {
  readonly view: string;
  /** That were compared. */
  readonly corners: number;
  /** That have no edge of their home near. */
  readonly lost: number;
  readonly meanPx: number;
  readonly mostPx: number;
}

/** Above it the model and the picture are seen to differ. */
const MOST_MEAN_PX = 0.5;
/** Of all corners: a few are hidden by roofs, many tell of a wrong camera. */
const MOST_LOST_SHARE = 0.1;
/** Larger pictures are compared at this size, and what is found counted in their own pixels. */
const WIDEST_PX = 2560;
/** A corner from which no edge of its home is so near is lost: a roof hides it, or the camera looks elsewhere. */
const FARTHEST_PX = 12;
/** Corners at the edge of the picture are cut there, and are none of the home's. */
const EDGE_PX = 2;

/** What hides homes from the shapes of a picture; plants before them do not. */
const GROUND = new Set(['ground', 'hills']);

interface Checked {
  readonly camera: ViewCamera;
  readonly shapes: PolygonFile;
  /** By `B2-304`. */
  readonly volumes: ReadonlyMap<string, Triangles>;
  readonly ground: Triangles;
}

/** Compares the shapes of homes with the volumes as the camera sees them; null where the picture has no shapes of homes. */
function checkCamera({ camera, shapes, volumes, ground }: Checked): CameraCheck | null {
  const scale = Math.min(1, WIDEST_PX / shapes.width);
  const size: PixelSize = {
    width: Math.round(shapes.width * scale),
    height: Math.round(shapes.height * scale),
  };
  const numbers = new Map([...volumes.keys()].map((key, at) => [key, at + 2]));
  const units = shapes.shapes.filter(({ kind }) => kind === 'unit');
  if (units.length === 0) return null;
  const picture = new NumberPicture(size);
  const project = projectionOf(camera, size);
  picture.draw(ground, 1, project);
  for (const [key, volume] of volumes) picture.draw(volume, numbers.get(key) ?? 0, project);
  const isInside = ([x, y]: readonly [number, number]) =>
    x >= EDGE_PX && y >= EDGE_PX && x <= size.width - EDGE_PX && y <= size.height - EDGE_PX;
  const distances = units.flatMap((shape) => {
    const number = shape.kind === 'unit' ? numbers.get(unitKey(shape.building, shape.unit)) : undefined;
    if (number === undefined) return [];
    return shape.ring
      .slice(1)
      .map(([x, y]) => [x * scale, y * scale] as const)
      .filter(isInside)
      .map((corner) => distanceToEdge(picture, number, corner) / scale);
  });
  if (distances.length === 0) return null;
  const near = distances.filter((distance) => distance <= FARTHEST_PX / scale);
  return {
    view: shapes.view,
    corners: near.length,
    lost: distances.length - near.length,
    meanPx: near.reduce((sum, one) => sum + one, 0) / Math.max(1, near.length),
    mostPx: Math.max(0, ...near),
  };
}

/** Whether the step from the picture into the model is not seen. */
export function fits({ corners, lost, meanPx }: CameraCheck): boolean {
  return meanPx <= MOST_MEAN_PX && lost <= (corners + lost) * MOST_LOST_SHARE;
}

/** From a point to the nearest side of a pixel between what has the number and what has not. */
function distanceToEdge(picture: NumberPicture, number: number, [x, y]: readonly [number, number]): number {
  let nearest = Number.POSITIVE_INFINITY;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  for (let row = top - FARTHEST_PX; row <= top + FARTHEST_PX; row += 1)
    for (let column = left - FARTHEST_PX; column <= left + FARTHEST_PX; column += 1) {
      const isOwn = picture.at(column, row) === number;
      if (isOwn !== (picture.at(column - 1, row) === number))
        nearest = Math.min(nearest, Math.hypot(column - x, Math.max(row - y, 0, y - row - 1)));
      if (isOwn !== (picture.at(column, row - 1) === number))
        nearest = Math.min(nearest, Math.hypot(Math.max(column - x, 0, x - column - 1), row - y));
    }
  return nearest;
}

/** Compares each camera that has a picture with shapes of homes. */
export function checkCameras(
  cameras: ReadonlyMap<string, ViewCamera>,
  polygons: ReadonlyMap<string, PolygonFile>,
  {
    parts,
    unitVolumes,
  }: { readonly parts: readonly SourcePart[]; readonly unitVolumes: readonly UnitVolume[] },
): CameraCheck[] {
  const ground = merged(
    parts.filter(({ surface }) => GROUND.has(surface ?? '')).map((part) => part.triangles),
  );
  const volumes = new Map(unitVolumes.map(({ key, volume }) => [key, volume]));
  return [...cameras].flatMap(([view, camera]) => {
    const shapes = polygons.get(view);
    const check = shapes ? checkCamera({ camera, shapes, volumes, ground }) : null;
    return check ?? [];
  });
}
