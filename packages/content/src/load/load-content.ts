import type { TypeKey } from '@suite/contracts';
import { colourIssues } from '@suite/server/database';
import type { MenuEntry } from '../format/extras.ts';
import {
  type PlanFile,
  type PolygonFile,
  type ProjectFile,
  planFile,
  polygonFile,
  projectFile,
  type ViewEntry,
} from '../format/project-file.ts';
import { checkExtras, checkUnique } from './check-extras.ts';
import { ContentError } from './content-error.ts';
import type { ContentFolder } from './content-folder.ts';
import {
  ContentReader,
  type NumberedUnit,
  type PixelSize,
  PROJECT_FILE,
  UNITS_FILE,
} from './content-reader.ts';
import { checkShapes, type ShapeTargets } from './shapes.ts';
import { unitKey } from './unit-key.ts';

/** A content folder that has been read and checked. */
export interface Content {
  readonly project: ProjectFile;
  readonly units: readonly NumberedUnit[];
  /** By the id of the view. */
  readonly polygons: ReadonlyMap<string, PolygonFile>;
  readonly rooms: ReadonlyMap<TypeKey, PlanFile[number]['rooms']>;
  /** Sizes of all pictures and drawings, by their path. */
  readonly sizes: ReadonlyMap<string, PixelSize>;
}

const PLAN_FILE = 'plans/plans.json';

/**
 * Reads and checks a content folder.
 * @throws {ContentError} with every problem at once.
 */
export async function loadContent(files: ContentFolder): Promise<Content> {
  const reader = new ContentReader(files);
  const project = reader.json(PROJECT_FILE, projectFile);
  const plans = reader.json(PLAN_FILE, planFile);
  const { units, keys } = reader.units();
  if (!project || !plans) throw new ContentError(reader.issues);
  checkProject(reader, project);
  checkUnits(reader, project, units);
  checkExtras(reader, project, keys);
  const rooms = new Map(plans.map((plan) => [plan.type, plan.rooms]));
  project.types.forEach((type, index) => {
    if (type.plan && !rooms.has(type.key))
      reader.reportAt(PROJECT_FILE, ['types', index], `${PLAN_FILE} has no ${type.key}.`);
  });
  const sizes = await readSizes(reader, project);
  const polygons = readPolygons(reader, project, keys);
  if (reader.issues.length > 0) throw new ContentError(reader.issues);
  return { project, units, polygons, rooms, sizes };
}

function checkProject(reader: ContentReader, project: ProjectFile): void {
  const { version: _version, ...colours } = project.stylesheet;
  for (const issue of colourIssues(colours)) reader.reportAt(PROJECT_FILE, ['stylesheet'], issue);
  const communities = new Set(project.communities.map((community) => community.id));
  project.buildings.forEach(({ name, community }, index) => {
    if (communities.has(community)) return;
    reader.reportAt(PROJECT_FILE, ['buildings', index, 'community'], `${name}: no community ${community}.`);
  });
  const types = new Set(project.types.map((type) => type.key));
  project.extraImages.forEach(({ id, kind, type }, index) => {
    if (kind === 'hero' || (type && types.has(type))) return;
    reader.reportAt(
      PROJECT_FILE,
      ['extraImages', index],
      `${id}: a picture of a home needs one of the types.`,
    );
  });
  checkUnique(
    reader,
    'communities',
    project.communities.map((one) => one.id),
  );
  checkUnique(
    reader,
    'buildings',
    project.buildings.map((one) => one.name),
  );
  checkUnique(
    reader,
    'types',
    project.types.map((one) => one.key),
  );
}

function checkUnits(reader: ContentReader, project: ProjectFile, units: readonly NumberedUnit[]): void {
  const floors = new Map(project.buildings.map((building) => [building.name, building.floors]));
  const types = new Set(project.types.map((type) => type.key));
  const lines = new Map<string, number>();
  for (const { building, number, floor, type, line } of units) {
    const key = unitKey(building, number);
    const top = floors.get(building);
    if (top === undefined) reader.report(UNITS_FILE, line, `There is no building "${building}".`);
    else if (floor > top) reader.report(UNITS_FILE, line, `Floor ${floor}: ${building} has ${top} floors.`);
    if (!types.has(type)) {
      reader.report(UNITS_FILE, line, `The type "${type}" is not among the types of ${PROJECT_FILE}.`);
    }
    const first = lines.get(key);
    if (first !== undefined) reader.report(UNITS_FILE, line, `Unit ${key} is on line ${first} already.`);
    lines.set(key, first ?? line);
  }
}

interface PlacedView {
  readonly view: ViewEntry;
  /** Where the view stands in `project.json`. */
  readonly path: readonly PropertyKey[];
}

function viewsOf(project: ProjectFile): PlacedView[] {
  const place = (views: readonly ViewEntry[], ...path: PropertyKey[]): PlacedView[] =>
    views.map((view, index) => ({ view, path: [...path, 'views', index] }));
  return [
    ...place(project.views),
    ...project.communities.flatMap(({ views }, index) => place(views, 'communities', index)),
    ...project.buildings.flatMap(({ views }, index) => place(views, 'buildings', index)),
  ];
}

async function readSizes(reader: ContentReader, project: ProjectFile): Promise<Map<string, PixelSize>> {
  const sizes = new Map<string, PixelSize>();
  const pictures = [
    ...viewsOf(project).map(({ view, path }) => ({ picture: view, path })),
    ...project.extraImages.map((picture, index) => ({ picture, path: ['extraImages', index] })),
  ];
  for (const { picture, path } of pictures) {
    const size = await reader.pictureSize(picture.image);
    if (!size) continue;
    sizes.set(picture.image, size);
    if (size.width === picture.width && size.height === picture.height) continue;
    const [is, stated] = [`${size.width} × ${size.height}`, `${picture.width} × ${picture.height}`];
    reader.reportAt(PROJECT_FILE, path, `${picture.image} has ${is} pixels, not ${stated}.`);
  }
  const drawings = project.types.flatMap(({ plan }) => (plan ? [plan.en, plan.sr] : []));
  // Pictures of points of interest are often views too: a mistake is told once, where it is made.
  const known = new Set(pictures.map(({ picture }) => picture.image));
  const ofMenus = project.apps.flatMap(({ menu }) => menuItems(menu.items));
  const images = [...project.pois, ...ofMenus].flatMap(({ image }) =>
    image && !known.has(image) ? [image] : [],
  );
  for (const file of [...drawings, ...images, project.logo, project.organisation.logo]) {
    const size = await reader.pictureSize(file);
    if (size) sizes.set(file, size);
  }
  return sizes;
}

/** At every level. */
function menuItems(items: readonly MenuEntry[]): MenuEntry[] {
  return items.flatMap((item) => [item, ...menuItems(item.items ?? [])]);
}

function readPolygons(
  reader: ContentReader,
  project: ProjectFile,
  unitKeys: ShapeTargets['unit'],
): Map<string, PolygonFile> {
  const targets: ShapeTargets = {
    community: new Set(project.communities.map((one) => one.id)),
    building: new Set(project.buildings.map((one) => one.name)),
    unit: unitKeys,
    poi: new Set(project.pois.map((one) => one.id)),
  };
  const polygons = new Map<string, PolygonFile>();
  for (const { view, path } of viewsOf(project)) {
    const file = reader.json(view.polygons, polygonFile);
    if (!file) continue;
    if (polygons.has(view.id)) reader.reportAt(PROJECT_FILE, path, `The view ${view.id} is there twice.`);
    if (file.view !== view.id || file.width !== view.width || file.height !== view.height) {
      const isFor = `${file.view}, ${file.width} × ${file.height}`;
      reader.reportAt(view.polygons, ['view'], `The shapes are for ${isFor}; the view is ${view.id}.`);
    }
    checkShapes(reader, view.polygons, file, targets);
    polygons.set(view.id, file);
  }
  return polygons;
}
