import { type MapBox, type MapPoint, toMapBox, toMapPoint } from './mercator.ts';
import type { GeoMapPadding, GeoMapPlace } from './types.ts';

/** What a place covers: its box, or its middle where it has none or one across the date line. */
export function placeBox({ longitude, latitude, bbox }: GeoMapPlace): MapBox {
  if (bbox && bbox[0] <= bbox[2]) return toMapBox(bbox);
  const [x, y] = toMapPoint(longitude, latitude);
  return [x, y, x, y];
}

/**
 * The box that a map with covered edges may show, so that all of `bounds` can be seen in what is not covered: the map
 * itself counts what lies below a card or a sheet.
 */
export function boundsAround(
  [minX, minY, maxX, maxY]: MapBox,
  [width, height]: readonly [number, number],
  { top, right, bottom, left }: GeoMapPadding,
): MapBox {
  // Metres a pixel covers at most, where the bounds just fill what is not covered.
  const across = (maxX - minX) / Math.max(1, width - left - right);
  const down = (maxY - minY) / Math.max(1, height - top - bottom);
  return [minX - left * across, minY - top * down, maxX + right * across, maxY + bottom * down];
}

/** Room around a box, in CSS pixels. */
export type Room = readonly [top: number, right: number, bottom: number, left: number];

/** Metres a pixel at which a box with room around it just fits into a map of this size. */
export function fittingResolution(
  [minX, minY, maxX, maxY]: MapBox,
  [width, height]: readonly [number, number],
  [top, right, bottom, left]: Room,
): number {
  const across = (maxX - minX) / Math.max(1, width - left - right);
  const down = (maxY - minY) / Math.max(1, height - top - bottom);
  return Math.max(across, down);
}

/** The middle of a map that shows a box in the middle of what its room leaves. */
export function fittedMiddle(
  [minX, minY, maxX, maxY]: MapBox,
  [top, right, bottom, left]: Room,
  resolution: number,
): MapPoint {
  return [(minX + maxX + (right - left) * resolution) / 2, (minY + maxY + (bottom - top) * resolution) / 2];
}
