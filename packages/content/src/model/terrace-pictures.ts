import path from 'node:path';
import type { ModelFile } from './model-file.ts';

type ModelUnit = ModelFile['units'][number];

interface SeenUnit {
  readonly unit: string;
  readonly eye: NonNullable<ModelUnit['eye']>;
  /** Degrees from north. */
  readonly facing: number;
}

/** Pictures of what is seen from terraces, each called like its home: `model/terraces/B2-304.webp`. */
export const TERRACES_FOLDER = 'model/terraces/';

/** Who stands so near, two storeys above or in the next home, and looks the same way sees nearly the same. */
const SAME_VIEW_M = 10;
const SAME_VIEW_DEGREES = 10;

/** The home that a picture is called like. */
export function unitOfTerracePicture(file: string): string {
  return path.posix.basename(file, path.posix.extname(file));
}

/** Keys of the homes whose view has to be drawn, so that every home with a terrace has a picture of nearly its own. */
export function terracesToDraw(units: readonly ModelUnit[]): string[] {
  const drawn: SeenUnit[] = [];
  for (const unit of seenUnits(units))
    if (!drawn.some((other) => distanceOf(unit, other) !== null)) drawn.push(unit);
  return drawn.map(({ unit }) => unit);
}

/** The picture of the view of each home: its own, else the nearest of nearly the same view. Homes without one are left out. */
export function terracePictures(
  units: readonly ModelUnit[],
  files: Iterable<string>,
): ReadonlyMap<string, string> {
  const fileOf = new Map(
    [...files]
      .filter((file) => file.startsWith(TERRACES_FOLDER))
      .map((file) => [unitOfTerracePicture(file), file]),
  );
  const seen = seenUnits(units);
  const pictured = seen.filter(({ unit }) => fileOf.has(unit));
  return new Map(
    seen.flatMap((unit) => {
      const near = pictured
        .map((other) => ({ file: fileOf.get(other.unit), distance: distanceOf(unit, other) ?? Infinity }))
        .filter(({ distance }) => distance < Infinity)
        .toSorted((a, b) => a.distance - b.distance);
      const file = near[0]?.file;
      return file === undefined ? [] : [[unit.unit, file] as const];
    }),
  );
}

function seenUnits(units: readonly ModelUnit[]): SeenUnit[] {
  return units.flatMap(({ unit, eye, facing }) =>
    eye && facing !== undefined ? [{ unit, eye, facing }] : [],
  );
}

/** Metres between the eyes of two homes that see nearly the same; else null. */
function distanceOf(one: SeenUnit, other: SeenUnit): number | null {
  const turn = Math.abs(((one.facing - other.facing + 540) % 360) - 180);
  const distance = Math.hypot(...one.eye.map((value, axis) => value - (other.eye[axis] ?? 0)));
  return turn <= SAME_VIEW_DEGREES && distance <= SAME_VIEW_M ? distance : null;
}
