/** Degrees, WGS 84. */
export type Position = [longitude: number, latitude: number];
/** West, south, east, north, in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

interface Feature<Type extends string, Coordinates> {
  readonly type: 'Feature';
  /** Of land: beyond it nothing is known. */
  readonly bbox?: Box;
  /** What it is, and what else is said of it: see the README of `@suite/picture/geo`. */
  readonly properties: { readonly kind: string };
  readonly geometry: { readonly type: Type; readonly coordinates: Coordinates };
}

export type BasemapFeature =
  | Feature<'Point', Position>
  | Feature<'MultiLineString', Position[][]>
  | Feature<'MultiPolygon', Position[][][]>;

/** GeoJSON of land, water, borders and names. */
export interface Basemap {
  readonly type: 'FeatureCollection';
  readonly features: BasemapFeature[];
}
