/// <reference path="./lineclip.d.ts" />
import { clipPolygon, clipPolyline } from 'lineclip';
import type { Basemap, BasemapFeature, Box, Position } from './basemap.ts';

/** The file's own: 10 m. */
const DECIMALS = 4;

/** What of a basemap lies in a box; its land knows of nothing beyond it. */
export function cutBasemap({ type, features }: Basemap, box: Box): Basemap {
  return { type, features: features.flatMap((feature) => cutFeature(feature, rounded(box))) };
}

function cutFeature(feature: BasemapFeature, box: Box): BasemapFeature[] {
  const bounds = feature.bbox ? common(feature.bbox, box) : null;
  // Land that is drawn instead of this, or nowhere near.
  if (feature.bbox && !bounds) return [];
  const limits = bounds ? { bbox: bounds } : {};
  const { geometry } = feature;
  switch (geometry.type) {
    case 'Point':
      return contains(box, geometry.coordinates) ? [feature] : [];
    case 'MultiLineString': {
      const coordinates = geometry.coordinates.flatMap((line) => clipPolyline(line, box)).map(line);
      return coordinates.length > 0
        ? [{ ...feature, ...limits, geometry: { type: 'MultiLineString', coordinates } }]
        : [];
    }
    case 'MultiPolygon': {
      const coordinates = geometry.coordinates
        .map((rings) => rings.map((ring) => closed(clipPolygon(ring, box))).filter(isRing))
        .filter((rings) => rings.length > 0);
      // Land is kept without any: it says that there is sea.
      return bounds || coordinates.length > 0
        ? [{ ...feature, ...limits, geometry: { type: 'MultiPolygon', coordinates } }]
        : [];
    }
  }
}

function common(one: Box, other: Box): Box | null {
  const box: Box = [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
  return box[0] < box[2] && box[1] < box[3] ? box : null;
}

function contains([west, south, east, north]: Box, [longitude, latitude]: Position): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

function rounded([west, south, east, north]: Box): Box {
  return [round(west), round(south), round(east), round(north)];
}

function line(positions: readonly Position[]): Position[] {
  return positions.map(([longitude, latitude]) => [round(longitude), round(latitude)]);
}

/** The library leaves a ring open where its first corner lies beyond the box. */
function closed(ring: readonly Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  const isOpen = first?.[0] !== last?.[0] || first?.[1] !== last?.[1];
  return line(first && isOpen ? [...ring, first] : ring);
}

/** Three corners, and the first once more. */
function isRing(ring: readonly Position[]): boolean {
  return ring.length > 3;
}
