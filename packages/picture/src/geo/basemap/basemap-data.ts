import { type MapBox, type MapPoint, toMapPoint } from '../mercator.ts';
import type { GeoMapLanguage } from '../types.ts';
import { type Line, shorelines } from './shorelines.ts';

export interface Town {
  readonly name: string;
  /** 1 for the largest cities to 5 for small places. */
  readonly rank: number;
  readonly at: MapPoint;
}

export interface AreaName {
  readonly kind: 'country' | 'sea' | 'bay' | 'lake';
  readonly text: Readonly<Record<GeoMapLanguage, string>>;
  readonly at: MapPoint;
  /** Zoom levels between which the name stands here, the second one excluded. */
  readonly fromZoom: number;
  readonly toZoom: number;
}

/** The basemap in map points, ready to be drawn. */
export interface BasemapData {
  /** Beyond it nothing is known. */
  readonly bounds: MapBox;
  /** Inside it `detailedLand` is drawn, outside `land`. */
  readonly detailBounds: MapBox | null;
  readonly land: readonly Line[];
  readonly detailedLand: readonly Line[];
  readonly lakes: readonly Line[];
  readonly borders: readonly Line[];
  readonly shores: readonly Line[];
  /** The more important one first. */
  readonly towns: readonly Town[];
  readonly areaNames: readonly AreaName[];
}

type Position = readonly [longitude: number, latitude: number];
interface GeoFeature {
  readonly bbox?: readonly [number, number, number, number];
  readonly properties: {
    readonly kind: string;
    readonly name?: string;
    readonly nameSr?: string;
    readonly rank?: number;
    readonly fromZoom?: number;
    readonly toZoom?: number;
  };
  readonly geometry: { readonly coordinates: unknown };
}

/** The file is no basemap. */
export class BasemapError extends Error {
  override readonly name = 'BasemapError';
}

function toLine(positions: readonly Position[]): Line {
  return positions.map(([longitude, latitude]) => toMapPoint(longitude, latitude));
}

/** All lines in nested coordinates, whatever the depth: rings of polygons and parts of lines. */
function linesOf(coordinates: unknown): Line[] {
  const list = coordinates as readonly (readonly unknown[])[];
  const isLine = typeof list[0]?.[0] === 'number';
  return isLine ? [toLine(coordinates as readonly Position[])] : list.flatMap(linesOf);
}

function boxOf(feature: GeoFeature | undefined): MapBox | null {
  if (!feature?.bbox) return null;
  const [west, south, east, north] = feature.bbox;
  const [minX, minY] = toMapPoint(west, north);
  const [maxX, maxY] = toMapPoint(east, south);
  return [minX, minY, maxX, maxY];
}

function toAreaName({ properties, geometry }: GeoFeature): AreaName {
  const { kind, name = '', nameSr, fromZoom, toZoom } = properties;
  const [longitude, latitude] = geometry.coordinates as Position;
  return {
    kind: kind as AreaName['kind'],
    text: { en: name, sr: nameSr ?? name },
    at: toMapPoint(longitude, latitude),
    fromZoom: fromZoom ?? 0,
    toZoom: toZoom ?? Number.POSITIVE_INFINITY,
  };
}

function toTown({ properties, geometry }: GeoFeature): Town {
  const [longitude, latitude] = geometry.coordinates as Position;
  return { name: properties.name ?? '', rank: properties.rank ?? 5, at: toMapPoint(longitude, latitude) };
}

const AREA_KINDS = ['country', 'sea', 'bay', 'lake'];

/**
 * Reads a basemap: a GeoJSON FeatureCollection whose features carry `kind` in their properties, see the README.
 * @throws {BasemapError} when there is no land with a `bbox` in it.
 */
export function parseBasemap(json: unknown): BasemapData {
  const { features } = json as { features?: readonly GeoFeature[] };
  const ofKind = (kind: string) => (features ?? []).filter(({ properties }) => properties.kind === kind);
  const lines = (kind: string) => ofKind(kind).flatMap(({ geometry }) => linesOf(geometry.coordinates));
  const bounds = boxOf(ofKind('land')[0]);
  if (bounds === null) throw new BasemapError('The basemap has no land with its bounds');
  const detailBounds = boxOf(ofKind('land-detail')[0]);
  const land = lines('land');
  const detailedLand = lines('land-detail');
  return {
    bounds,
    detailBounds,
    land,
    detailedLand,
    lakes: lines('water').filter((ring) => ring.length > 3),
    borders: lines('border'),
    shores: [
      ...shorelines(land, bounds, detailBounds),
      ...(detailBounds ? shorelines(detailedLand, detailBounds, null) : []),
    ],
    towns: ofKind('town').map(toTown),
    areaNames: (features ?? [])
      .filter(({ properties }) => AREA_KINDS.includes(properties.kind))
      .map(toAreaName),
  };
}
