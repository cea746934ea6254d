import { closedRing, labelOf, type PixelSize, type Point, targetOf } from '@suite/shapes';
import { type PolygonFile, polygonFile, type Shape, type ViewEntry } from '../format/project-file.ts';
import { type Drawing, DrawingError } from '../shapes/drawing.ts';
import { isGeoJson, readGeoJson } from '../shapes/read-geojson.ts';
import { isLabelMe, readLabelMe } from '../shapes/read-labelme.ts';
import { readSvg } from '../shapes/read-svg.ts';
import { isWebAnnotations, readWebAnnotations } from '../shapes/read-web-annotations.ts';
import type { UnitName } from '../table/unit-row.ts';
import type { ContentReader } from './content-reader.ts';
import type { Project } from './load-content.ts';
import { isNamed, ShapeNames, type ShapeTargets } from './shape-targets.ts';
import { warnOfMissingShapes, warnOfShapes } from './shape-warnings.ts';
import { checkShapes } from './shapes.ts';

interface PlacedView {
  readonly view: ViewEntry;
  /** Where the view stands in the project's file. */
  readonly path: readonly PropertyKey[];
  /** That it shows; null for a masterplan's. */
  readonly building: string | null;
}

export function viewsOf(project: Pick<Project, 'views' | 'communities' | 'buildings'>): PlacedView[] {
  const place = (
    views: readonly ViewEntry[],
    building: string | null,
    ...path: PropertyKey[]
  ): PlacedView[] => views.map((view, index) => ({ view, path: [...path, 'views', index], building }));
  return [
    ...place(project.views, null),
    ...project.communities.flatMap(({ views }, index) => place(views, null, 'communities', index)),
    ...project.buildings.flatMap(({ name, views }, index) => place(views, name, 'buildings', index)),
  ];
}

export interface ViewSource {
  readonly reader: ContentReader;
  /** Path of the project's file. */
  readonly file: string;
  readonly project: Project;
  readonly sizes: ReadonlyMap<string, PixelSize>;
  readonly units: readonly UnitName[];
  /** `building-number` of every unit; null where they are not known. */
  readonly unitKeys: ReadonlySet<string> | null;
}

/** Shapes of all views by the ids of the views; reports what cannot be drawn or stands for nothing. */
export function readPolygons(source: ViewSource): Map<string, PolygonFile> {
  const { reader, project } = source;
  const targets = targetsOf(source);
  const polygons = new Map<string, PolygonFile>();
  const seen = new Set<string>();
  for (const { view, path, building } of viewsOf(project)) {
    if (seen.has(view.id)) reader.reportAt(source.file, path, `The view ${view.id} is there twice.`);
    seen.add(view.id);
    const file = readViewFile(source, { view, building }, targets);
    if (file) polygons.set(view.id, file);
  }
  if (!reader.issues.hasErrors) warnOfMissingShapes(source, polygons);
  return polygons;
}

function targetsOf({ project, unitKeys }: ViewSource): ShapeTargets {
  return {
    community: new Set(project.communities.map((one) => one.id)),
    building: new Set(project.buildings.map((one) => one.name)),
    unit: unitKeys,
    poi: new Set(project.pois.map((one) => one.id)),
  };
}

/** Shapes of one view, of whatever its file is; null, and reported, where they cannot be read. */
export function readViewFile(
  source: ViewSource,
  { view, building }: Pick<PlacedView, 'view' | 'building'>,
  targets: ShapeTargets = targetsOf(source),
): PolygonFile | null {
  if (view.shapes === undefined) return null;
  const drawn = readDrawing(source.reader, view.shapes, sizeOf(view, source));
  if (drawn === 'ours') return readOwnFile(source, view, view.shapes, targets);
  return drawn && resolvedFile(source, view, drawn, new ShapeNames(targets, building, unitsOf(source)));
}

function unitsOf({ units }: ViewSource) {
  return units.map(({ building, number }) => ({ kind: 'unit', building, unit: number }) as const);
}

function sizeOf(view: ViewEntry, { sizes }: ViewSource): PixelSize | null {
  return sizes.get(view.image) ?? null;
}

/** What another program drew; `ours` when it is a file of our own. Null, and reported, when it cannot be read. */
function readDrawing(
  reader: ContentReader,
  name: string,
  picture: PixelSize | null,
): Drawing | 'ours' | null {
  try {
    if (name.endsWith('.svg')) {
      const bytes = reader.bytes(name);
      return bytes && picture && readSvg(bytes.toString('utf8').replace(/^\uFEFF/, ''), picture);
    }
    const document = reader.document(name);
    if (!document) return 'ours';
    if (isGeoJson(document.value)) return readGeoJson(document);
    if (isWebAnnotations(document.value)) return picture && readWebAnnotations(document, picture);
    return isLabelMe(document.value) ? picture && readLabelMe(document, picture) : 'ours';
  } catch (error) {
    if (!(error instanceof DrawingError)) throw error;
    reader.issues.error(name, error.place, error.message);
    return null;
  }
}

function readOwnFile(
  source: ViewSource,
  view: ViewEntry,
  name: string,
  targets: ShapeTargets,
): PolygonFile | null {
  const { reader } = source;
  const file = reader.read(name, polygonFile);
  if (!file) return null;
  const size = sizeOf(view, source);
  // Of a picture that cannot be read, its own error says enough.
  const { width = file.width, height = file.height } = { ...size, ...statedSize(view) };
  if (file.view !== view.id || file.width !== width || file.height !== height) {
    const isFor = `${file.view}, ${file.width} × ${file.height}`;
    reader.reportAt(
      name,
      ['view'],
      `The shapes are for ${isFor}; the view is ${view.id}, ${width} × ${height}.`,
    );
  }
  const document = reader.document(name);
  const placeOf = (index: number) => document?.placeOf(['shapes', index]) ?? null;
  checkShapes(reader.issues, name, file, targets, placeOf);
  warnOfShapes(reader.issues, name, file, placeOf);
  return file;
}

function statedSize({ width, height }: ViewEntry): { readonly width?: number; readonly height?: number } {
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
}

/** So far that nothing can be measured: a number that slipped, or one that is none. */
function isFarOutside(ring: readonly Point[], { width, height }: PixelSize): boolean {
  const most = 10 * Math.max(width, height);
  return !ring.every(([x, y]) => Math.abs(x) <= most && Math.abs(y) <= most);
}

/** Shapes of another program, with what they stand for by their names. */
function resolvedFile(
  source: ViewSource,
  view: ViewEntry,
  drawing: Drawing,
  names: ShapeNames,
): PolygonFile | null {
  const { reader, unitKeys } = source;
  const size = sizeOf(view, source);
  const name = view.shapes ?? '';
  if (!size) return null;
  for (const { severity, place, message, expected } of drawing.issues) {
    reader.issues[severity](name, place, message, expected);
  }
  const taken = drawing.shapes.flatMap(
    ({ names: own, ring, place }): { shape: Shape; place: typeof place }[] => {
      const reference = names.find(own);
      if (reference && isFarOutside(ring, size)) {
        reader.issues.error(name, place, `${targetOf(reference)}: the shape lies far outside the picture.`);
        return [];
      }
      if (reference) {
        const closed = closedRing(ring, size);
        return [
          { shape: { ...reference, id: targetOf(reference), label: labelOf(closed), ring: closed }, place },
        ];
      }
      if (!isNamed(own)) reader.issues.warning(name, place, 'A shape has no name and is not taken.');
      else if (unitKeys) {
        const expected =
          'The number of a home, or the name of a building, a community or a point of interest.';
        reader.issues.error(name, place, `“${own[0]}” stands for nothing in the project.`, expected);
      }
      return [];
    },
  );
  const file = { view: view.id, ...size, shapes: taken.map(({ shape }) => shape) };
  const known = { community: null, building: null, unit: null, poi: null };
  const placeOf = (index: number) => taken[index]?.place ?? null;
  checkShapes(reader.issues, name, file, known, placeOf);
  warnOfShapes(reader.issues, name, file, placeOf);
  return file;
}
