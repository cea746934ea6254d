import { fitRings, unitKey } from '@suite/shapes';
import { polygonFile, type Shape } from '../format/project-file.ts';
import type { ContentIssue } from '../issues.ts';
import { ContentReader } from './content-reader.ts';
import type { Content } from './load-content.ts';
import { readViewFile, viewsOf } from './view-shapes.ts';

/** What a drawing over the picture of a view has, and what is to be said of it. */
export interface ViewDrawing {
  readonly shapes: readonly Shape[];
  readonly issues: readonly ContentIssue[];
}

/** Reads one drawing over the picture of a view, of any kind that a folder may have; null for a view that is not there. */
export function readViewDrawing(
  content: Content,
  viewKey: string,
  name: string,
  text: string,
): ViewDrawing | null {
  const placed = viewsOf(content.project).find(({ view }) => view.id === viewKey);
  const size = placed && content.sizes.get(placed.view.image);
  if (!placed || !size) return null;
  const own = ownFile(text);
  if (own) {
    const rings = fitRings(
      [...own.shapes.map(({ ring }) => ring), ...own.shapes.map(({ label }) => [label])],
      own,
      size,
    );
    const shapes = own.shapes.map((shape, index): Shape => {
      const [ring = [], [label = shape.label] = []] = [rings[index], rings[index + own.shapes.length]];
      return { ...shape, label: [...label], ring: ring.map(([x, y]) => [x, y]) };
    });
    return { shapes, issues: [] };
  }
  const reader = new ContentReader(new Map([[name, Buffer.from(text)]]));
  const { project, units, sizes } = content;
  const unitKeys = new Set(units.map(({ building, number }) => unitKey(building, number)));
  const source = { reader, file: name, project, sizes, units, unitKeys };
  const file = readViewFile(source, { ...placed, view: { ...placed.view, shapes: name } });
  return { shapes: file?.shapes ?? [], issues: reader.issues.sorted() };
}

/** Shapes as they are exported; another size of the picture is no matter here. */
function ownFile(text: string) {
  try {
    return polygonFile.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
