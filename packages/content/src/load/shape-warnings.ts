import { crossesItself, shortSideOnPhone, TOUCH_TARGET } from '@suite/shapes';
import type { PolygonFile } from '../format/project-file.ts';
import type { IssueList, Place } from '../issues.ts';
import { warnOfOverlaps } from './shape-overlaps.ts';
import type { ViewSource } from './view-shapes.ts';

/** Named in one warning. */
const MOST_NAMES = 5;

/** Warns of shapes that can be drawn, but are probably not meant so. */
export function warnOfShapes(
  issues: IssueList,
  name: string,
  file: PolygonFile,
  placeOf: (index: number) => Place | null,
): void {
  file.shapes.forEach(({ id, ring }, index) => {
    if (crossesItself(ring)) {
      issues.warning(name, placeOf(index), `${id}: the outline crosses itself.`, 'Put its corners in order.');
    }
  });
  warnOfOverlaps(issues, name, file.shapes, placeOf);
  const small = file.shapes.filter(
    // A point of interest is a pin, whatever its shape.
    ({ kind, ring }) => kind !== 'poi' && shortSideOnPhone(ring, file.width) < TOUCH_TARGET.sidePx,
  );
  if (small.length === 0) return;
  const count = `${small.length} of ${file.shapes.length} shapes`;
  issues.warning(
    name,
    null,
    `${count} are hard to touch on a phone: ${namesOf(small.map((shape) => shape.id))}.`,
    `At least ${TOUCH_TARGET.sidePx} px where the picture is ${TOUCH_TARGET.phonePx} px wide.`,
  );
}

/** Warns of homes that nobody can click on, though their building has shapes. */
export function warnOfMissingShapes(
  { reader, file, project, units }: ViewSource,
  polygons: ReadonlyMap<string, PolygonFile>,
): void {
  project.buildings.forEach(({ name, views }, index) => {
    const shapes = views.flatMap((view) => polygons.get(view.id)?.shapes ?? []);
    if (shapes.length === 0) return;
    const drawn = new Set(shapes.flatMap((shape) => (shape.kind === 'unit' ? shape.unit : [])));
    const numbers = units.filter((unit) => unit.building === name).map((unit) => unit.number);
    const missing = numbers.filter((number) => !drawn.has(number));
    if (missing.length === 0) return;
    const place = reader.document(file)?.placeOf(['buildings', index]) ?? null;
    const count = `${missing.length} of ${numbers.length} homes`;
    reader.issues.warning(file, place, `${name}: ${count} have no shape in its views: ${namesOf(missing)}.`);
  });
}

function namesOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
