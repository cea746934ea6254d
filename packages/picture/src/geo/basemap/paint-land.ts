import type { CanvasContext } from '../../drawing/canvas-context.ts';
import type { CanvasLayerView } from '../../engine/canvas-layer.ts';
import type { MapBox } from '../mercator.ts';
import type { BasemapData } from './basemap-data.ts';
import { linesNear } from './lines-near.ts';
import { PALETTE, WATER_LINES } from './palette.ts';
import type { Line } from './shorelines.ts';
import { addSmoothLine } from './smooth-path.ts';

/** The basemap in metres from the middle of its bounds, where canvases are precise enough. */
export interface LandPaths {
  readonly originX: number;
  readonly originY: number;
  readonly bounds: MapBox;
  readonly detailBounds: MapBox | null;
  readonly land: Path2D;
  readonly detailedLand: Path2D;
  readonly lakes: Path2D;
  readonly borders: Path2D;
  /** A stroke costs by its length, in sight or not: a path is made of what a view shows of them. */
  readonly shores: readonly Line[];
}

function smoothPath(lines: readonly Line[], originX: number, originY: number): Path2D {
  const path = new Path2D();
  for (const line of lines) addSmoothLine(path, line, originX, originY);
  return path;
}

export function landPaths(data: BasemapData): LandPaths {
  const [minX, minY, maxX, maxY] = data.bounds;
  const originX = (minX + maxX) / 2;
  const originY = (minY + maxY) / 2;
  const pathOf = (lines: readonly Line[]) => smoothPath(lines, originX, originY);
  return {
    originX,
    originY,
    bounds: data.bounds,
    detailBounds: data.detailBounds,
    land: pathOf(data.land),
    detailedLand: pathOf(data.detailedLand),
    lakes: pathOf(data.lakes),
    borders: pathOf(data.borders),
    shores: data.shores,
  };
}

function rectangle([minX, minY, maxX, maxY]: MapBox, { originX, originY }: LandPaths, insetM: number) {
  const path = new Path2D();
  path.rect(
    minX - originX + insetM,
    minY - originY + insetM,
    maxX - minX - 2 * insetM,
    maxY - minY - 2 * insetM,
  );
  return path;
}

/** Fills the coarse land where there is no detailed one; a pixel of both closes the seam. */
function fillLand(context: CanvasContext, paths: LandPaths, pixelM: number): void {
  context.fillStyle = PALETTE.land;
  context.save();
  if (paths.detailBounds) {
    const outside = new Path2D(rectangle(paths.bounds, paths, -pixelM));
    outside.addPath(rectangle(paths.detailBounds, paths, pixelM));
    context.clip(outside, 'evenodd');
  }
  context.fill(paths.land, 'evenodd');
  context.restore();
  context.fill(paths.detailedLand, 'evenodd');
}

/** The part of the map on the canvas, with what the widest line beyond its edges covers of it. */
function boxInSight({ originX, originY, scale, width, height }: CanvasLayerView): MapBox {
  const [{ widthPx: marginPx }] = WATER_LINES;
  return [
    (-marginPx - originX) / scale,
    (-marginPx - originY) / scale,
    (width + marginPx - originX) / scale,
    (height + marginPx - originY) / scale,
  ];
}

/** Draws sea, water-lines, land, lakes, borders and shore. What lies beyond the bounds is drawn as land. */
export function paintLand(context: CanvasContext, paths: LandPaths, view: CanvasLayerView): void {
  const zoom = view.scale * view.pixelRatio;
  const pixelM = 1 / view.scale;
  const shores = smoothPath(linesNear(paths.shores, boxInSight(view)), paths.originX, paths.originY);
  context.fillStyle = PALETTE.land;
  context.fillRect(0, 0, view.width * view.pixelRatio, view.height * view.pixelRatio);
  context.setTransform(
    zoom,
    0,
    0,
    zoom,
    (view.originX + paths.originX * view.scale) * view.pixelRatio,
    (view.originY + paths.originY * view.scale) * view.pixelRatio,
  );
  const sea = rectangle(paths.bounds, paths, 0);
  context.save();
  context.fillStyle = PALETTE.sea;
  context.fill(sea);
  context.clip(sea);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const { widthPx, opacity } of WATER_LINES) {
    context.strokeStyle = `rgb(255 255 255 / ${opacity})`;
    context.lineWidth = widthPx * pixelM;
    context.stroke(shores);
  }
  fillLand(context, paths, pixelM);
  context.strokeStyle = PALETTE.shore;
  context.lineWidth = pixelM;
  context.fillStyle = PALETTE.sea;
  context.fill(paths.lakes);
  context.stroke(paths.lakes);
  context.stroke(shores);
  context.strokeStyle = PALETTE.border;
  context.setLineDash([6 * pixelM, 4 * pixelM]);
  context.stroke(paths.borders);
  context.restore();
}
