import { describe, expect, it } from 'vitest';
import type { Basemap, BasemapFeature, Box, Position } from './basemap.ts';
import { cutBasemap } from './cut-basemap.ts';

const BOX: Box = [10, 40, 12, 42];

const land = (bbox: Box, ...rings: Position[][]): BasemapFeature => ({
  type: 'Feature',
  bbox,
  properties: { kind: 'land' },
  geometry: { type: 'MultiPolygon', coordinates: [rings] },
});
const lakes = (...rings: Position[][]): BasemapFeature => ({
  type: 'Feature',
  properties: { kind: 'water' },
  geometry: { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) },
});
const borders = (...coordinates: Position[][]): BasemapFeature => ({
  type: 'Feature',
  properties: { kind: 'border' },
  geometry: { type: 'MultiLineString', coordinates },
});
const town = (name: string, at: Position): BasemapFeature => ({
  type: 'Feature',
  properties: { kind: 'town', name } as BasemapFeature['properties'],
  geometry: { type: 'Point', coordinates: at },
});
const square = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const cut = (...features: BasemapFeature[]): Basemap['features'] =>
  cutBasemap({ type: 'FeatureCollection', features }, BOX).features;

describe('of a basemap lies in a box', () => {
  it('land as far as the box, which bounds it', () => {
    const [one] = cut(land([0, 30, 20, 50], square(11, 30, 20, 50)));
    expect(one?.bbox).toEqual(BOX);
    const [[ring = []] = []] = (one?.geometry.coordinates ?? []) as Position[][][];
    expect(ring[0]).toEqual(ring.at(-1));
    expect(new Set(ring.map(String))).toEqual(new Set(['11,40', '12,40', '12,42', '11,42']));
  });

  it('land that ends within it as far as that is known', () => {
    expect(cut(land([11, 41, 20, 50], square(11.5, 41, 20, 50)))[0]?.bbox).toEqual([11, 41, 12, 42]);
  });

  it('sea, which is land without any', () => {
    expect(cut(land([0, 30, 20, 50], square(1, 31, 2, 32)))).toMatchObject([
      { bbox: BOX, geometry: { coordinates: [] } },
    ]);
  });

  it('each part of a border', () => {
    const [one] = cut(
      borders(
        [
          [9, 41],
          [11, 41],
          [11, 43],
          [11.5, 43],
          [11.5, 41],
        ],
        [
          [0, 0],
          [1, 1],
        ],
      ),
    );
    expect(one?.geometry.coordinates).toEqual([
      [
        [10, 41],
        [11, 41],
        [11, 42],
      ],
      [
        [11.5, 42],
        [11.5, 41],
      ],
    ]);
  });

  it('lakes and towns', () => {
    const inside = [lakes(square(11, 41, 11.5, 41.5)), town('Here', [10, 42])];
    const [water, here] = cut(...inside, lakes(square(1, 1, 2, 2)), town('There', [9.9, 41]));
    expect(water?.geometry).toEqual(inside[0]?.geometry);
    expect(here).toEqual(inside[1]);
  });

  it('nothing else', () => {
    const outside = [
      land([0, 0, 5, 5], square(1, 1, 2, 2)),
      lakes(square(1, 1, 2, 2)),
      town('There', [12.1, 41]),
    ];
    expect(cut(...outside)).toEqual([]);
  });
});
