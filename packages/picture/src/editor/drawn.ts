import { evenFacade } from '@suite/shapes';
import LineString from 'ol/geom/LineString.js';
import Polygon from 'ol/geom/Polygon.js';
import { facadeCorners } from './corner-order.ts';
import { fromMap, ringIn } from './stage-features.ts';
import type { StageEvents, StageTool } from './types.ts';

/** Points after which a drawing ends by itself, of tools that take no more. */
export const MOST_POINTS: Readonly<Partial<Record<StageTool, number>>> = { split: 2, facade: 4 };

/** Says what was drawn: a line is a cut, four corners are a façade, any other outline is a shape. */
export function report(tool: StageTool, geometry: unknown, events: StageEvents): void {
  if (geometry instanceof LineString) {
    const [from, to] = geometry.getCoordinates().map(fromMap);
    if (from && to) events.onCut(from, to);
  }
  if (!(geometry instanceof Polygon)) return;
  const ring = ringIn(geometry);
  if (tool === 'draw') events.onOutline(ring);
  const corners = tool === 'facade' ? facadeCorners(ring) : null;
  if (corners) events.onFacade(evenFacade(corners, [1]), false);
}
