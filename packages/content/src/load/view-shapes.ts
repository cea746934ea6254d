import { type PolygonFile, polygonFile, type ViewEntry } from '../format/project-file.ts';
import type { ContentReader, PixelSize } from './content-reader.ts';
import type { Project } from './load-content.ts';
import { checkShapes, type ShapeTargets } from './shapes.ts';

interface PlacedView {
  readonly view: ViewEntry;
  /** Where the view stands in the project's file. */
  readonly path: readonly PropertyKey[];
}

export function viewsOf(project: Pick<Project, 'views' | 'communities' | 'buildings'>): PlacedView[] {
  const place = (views: readonly ViewEntry[], ...path: PropertyKey[]): PlacedView[] =>
    views.map((view, index) => ({ view, path: [...path, 'views', index] }));
  return [
    ...place(project.views),
    ...project.communities.flatMap(({ views }, index) => place(views, 'communities', index)),
    ...project.buildings.flatMap(({ views }, index) => place(views, 'buildings', index)),
  ];
}

/** Shapes of all views by the ids of the views; reports what cannot be drawn or stands for nothing. */
export function readPolygons(
  reader: ContentReader,
  projectFile: string,
  project: Project,
  sizes: ReadonlyMap<string, PixelSize>,
  unitKeys: ShapeTargets['unit'],
): Map<string, PolygonFile> {
  const targets: ShapeTargets = {
    community: new Set(project.communities.map((one) => one.id)),
    building: new Set(project.buildings.map((one) => one.name)),
    unit: unitKeys,
    poi: new Set(project.pois.map((one) => one.id)),
  };
  const polygons = new Map<string, PolygonFile>();
  const seen = new Set<string>();
  for (const { view, path } of viewsOf(project)) {
    if (seen.has(view.id)) reader.reportAt(projectFile, path, `The view ${view.id} is there twice.`);
    seen.add(view.id);
    if (view.polygons === undefined) continue;
    const file = reader.read(view.polygons, polygonFile);
    if (!file) continue;
    checkFrame(reader, view, file, sizes.get(view.image));
    checkShapes(reader, view.polygons, file, targets);
    polygons.set(view.id, file);
  }
  return polygons;
}

function checkFrame(
  reader: ContentReader,
  view: ViewEntry,
  file: PolygonFile,
  size: PixelSize | undefined,
): void {
  const [width, height] = [view.width ?? size?.width, view.height ?? size?.height];
  if (file.view === view.id && file.width === width && file.height === height) return;
  const isFor = `${file.view}, ${file.width} × ${file.height}`;
  reader.reportAt(
    view.polygons ?? '',
    ['view'],
    `The shapes are for ${isFor}; the view is ${view.id}, ${width} × ${height}.`,
  );
}
