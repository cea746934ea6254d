import { type MapBox, toMapBox, toMapPoint } from './mercator.ts';
import type { GeoMapPlace } from './types.ts';

/** What a place covers: its box, or its middle where it has none or one across the date line. */
export function placeBox({ longitude, latitude, bbox }: GeoMapPlace): MapBox {
  if (bbox && bbox[0] <= bbox[2]) return toMapBox(bbox);
  const [x, y] = toMapPoint(longitude, latitude);
  return [x, y, x, y];
}
