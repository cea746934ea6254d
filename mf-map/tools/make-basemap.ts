/**
 * Makes `packages/basemap/basemap.geojson` from a folder of map data (see README): one feature per kind of
 * thing, in the order in which the map draws them.
 *
 *     node tools/make-basemap.ts <folder>
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LAKES_BY_HAND, NAMES_BY_HAND } from './by-hand.ts';

type Position = readonly [longitude: number, latitude: number];
type Box = readonly [west: number, south: number, east: number, north: number];

interface Feature {
  readonly type: 'Feature';
  readonly bbox?: Box;
  readonly properties: Record<string, unknown>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

interface Place {
  readonly name: string;
  readonly rank: number;
  readonly population: number;
}

const OUTPUT = path.join(import.meta.dirname, '../../packages/basemap/basemap.geojson');
/** Four decimals of a degree are about 10 m: below a pixel at every zoom of the map. */
const DECIMALS = 4;
const LAKE_KM2 = 8;
const LAKE_POINTS = 7;
/** Bays and lakes are named from this zoom on. */
const SMALL_NAME_ZOOM = 8.5;

const [source] = process.argv.slice(2);
if (!source) throw new Error('Name the folder with the map data: node tools/make-basemap.ts <folder>');

async function featuresOf(file: string): Promise<readonly Feature[]> {
  const text = await readFile(path.join(source ?? '', file), 'utf8');
  return (JSON.parse(text) as { features: Feature[] }).features;
}

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS));
}

function quantised(coordinates: unknown): unknown {
  if (typeof coordinates === 'number') return rounded(coordinates);
  return (coordinates as readonly unknown[]).map(quantised);
}

function boxOf(rings: readonly (readonly Position[])[]): Box {
  const longitudes = rings.flat().map(([longitude]) => longitude);
  const latitudes = rings.flat().map(([, latitude]) => latitude);
  return [
    rounded(Math.min(...longitudes)),
    rounded(Math.min(...latitudes)),
    rounded(Math.max(...longitudes)),
    rounded(Math.max(...latitudes)),
  ];
}

function isWithin([longitude, latitude]: Position, [west, south, east, north]: Box): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

/**
 * Drops the points of a coarse ring that lie where the detailed land is drawn instead: of each run inside
 * the box only the first and the last stay. The box is convex, so what changes stays inside of it.
 */
function thinned(ring: readonly Position[], detail: Box): readonly Position[] {
  const isNeeded = (index: number) => {
    const before = ring[index - 1];
    const here = ring[index];
    const after = ring[index + 1];
    if (!before || !here || !after) return true;
    return !(isWithin(before, detail) && isWithin(here, detail) && isWithin(after, detail));
  };
  const kept = ring.filter((_, index) => isNeeded(index));
  return kept.every((point) => isWithin(point, detail)) ? [] : kept;
}

/** Only outer rings: the inner ones of the source are scraps of rivers, and lakes are drawn on their own. */
function land(feature: Feature, detail: Box | null): Feature {
  const polygons = feature.geometry.coordinates as Position[][][];
  const bbox = boxOf(polygons.flat());
  const coordinates = polygons
    .map(([outer = []]) => [detail ? thinned(outer, detail) : outer])
    .filter(([outer = []]) => outer.length > 3);
  return {
    type: 'Feature',
    bbox,
    properties: { kind: detail ? 'land' : 'land-detail' },
    geometry: { type: 'MultiPolygon', coordinates: quantised(coordinates) },
  };
}

function borders(feature: Feature): Feature {
  return {
    type: 'Feature',
    properties: { kind: 'border' },
    geometry: { type: feature.geometry.type, coordinates: quantised(feature.geometry.coordinates) },
  };
}

/** Area of a ring in square kilometres, exact enough to tell a lake from a bend of a river. */
function areaKm2(ring: readonly Position[]): number {
  const twice = ring.reduce((sum, [longitude, latitude], index) => {
    const [nextLongitude, nextLatitude] = ring[index + 1] ?? [longitude, latitude];
    return sum + longitude * nextLatitude - nextLongitude * latitude;
  }, 0);
  const kmADegree = 111.2;
  const latitude = ring[0]?.[1] ?? 0;
  return (Math.abs(twice) / 2) * kmADegree ** 2 * Math.cos((latitude * Math.PI) / 180);
}

/** The source cuts rivers into scraps of a few corners; only lakes with a shape of their own are kept. */
function lakes(feature: Feature): Feature {
  const polygons = feature.geometry.coordinates as Position[][][];
  const kept = polygons.filter(([ring]) => ring && ring.length >= LAKE_POINTS && areaKm2(ring) >= LAKE_KM2);
  return {
    type: 'Feature',
    properties: { kind: 'water' },
    geometry: {
      type: 'MultiPolygon',
      coordinates: quantised([...kept, ...LAKES_BY_HAND.map((ring) => [ring])]),
    },
  };
}

/** The more important place comes first: the map gives room to labels in the order of the file. */
function towns(places: readonly Feature[]): Feature[] {
  const of = (feature: Feature) => feature.properties as unknown as Place;
  return places
    .toSorted((a, b) => of(a).rank - of(b).rank || of(b).population - of(a).population)
    .map((feature) => ({
      type: 'Feature',
      properties: { kind: 'town', name: of(feature).name, rank: of(feature).rank },
      geometry: { type: 'Point', coordinates: quantised(feature.geometry.coordinates) },
    }));
}

/** A name with places of its own for near views gives way to them there. */
function names(labels: readonly Feature[]): Feature[] {
  return labels.flatMap(({ properties: { kind, name, nameSr }, geometry }) => {
    const near = NAMES_BY_HAND.find((one) => one.name === name);
    const at = (coordinates: unknown, range: object): Feature => ({
      type: 'Feature',
      properties: { kind, name, nameSr, ...range },
      geometry: { type: 'Point', coordinates: quantised(coordinates) },
    });
    if (!near) return [at(geometry.coordinates, kind === 'country' ? {} : { fromZoom: SMALL_NAME_ZOOM })];
    const { fromZoom, places } = near;
    return [
      at(geometry.coordinates, { toZoom: fromZoom }),
      ...places.map((place) => at(place, { fromZoom })),
    ];
  });
}

const first = <T>(list: readonly T[], what: string): T => {
  const [one] = list;
  if (one === undefined) throw new Error(`No feature in ${what}`);
  return one;
};

const detail = land(first(await featuresOf('land-detail.geojson'), 'land-detail'), null);
const coarse = land(first(await featuresOf('land.geojson'), 'land'), detail.bbox ?? null);
const features = [
  coarse,
  detail,
  lakes(first(await featuresOf('water.geojson'), 'water')),
  borders(first(await featuresOf('borders.geojson'), 'borders')),
  ...names(await featuresOf('labels.geojson')),
  ...towns(await featuresOf('places.geojson')),
];
const text = JSON.stringify({
  type: 'FeatureCollection',
  attribution: '© OpenStreetMap contributors (ODbL), GeoNames (CC BY 4.0), Natural Earth',
  features,
});
await writeFile(OUTPUT, text);
process.stdout.write(
  `${OUTPUT}: ${text.length} characters, ${brotliCompressSync(text).length} bytes with brotli\n`,
);
