import { afterEach, expect, it, vi } from 'vitest';
import { toMapPoint } from '../mercator.ts';
import { BasemapError, parseBasemap } from './basemap-data.ts';
import { loadBasemap } from './load-basemap.ts';

const RING = [
  [18, 42],
  [19, 42],
  [19, 43],
  [18, 42],
];

const BASEMAP = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      bbox: [17, 41, 20, 44],
      properties: { kind: 'land' },
      geometry: { type: 'MultiPolygon', coordinates: [[RING]] },
    },
    {
      type: 'Feature',
      properties: { kind: 'water' },
      geometry: { type: 'MultiPolygon', coordinates: [[RING]] },
    },
    {
      type: 'Feature',
      properties: { kind: 'sea', name: 'Adriatic Sea', nameSr: 'Jadransko more', fromZoom: 8 },
      geometry: { type: 'Point', coordinates: [18, 42] },
    },
    {
      type: 'Feature',
      properties: { kind: 'town', name: 'Budva', rank: 4 },
      geometry: { type: 'Point', coordinates: [18.84, 42.29] },
    },
  ],
};

afterEach(() => vi.unstubAllGlobals());

it('reads land, lakes, towns and names in map points', () => {
  const basemap = parseBasemap(BASEMAP);
  expect(basemap.land).toEqual([
    RING.map(([longitude = 0, latitude = 0]) => toMapPoint(longitude, latitude)),
  ]);
  expect(basemap.lakes).toHaveLength(1);
  expect(basemap.detailBounds).toBeNull();
  expect(basemap.shores).toHaveLength(1);
  expect(basemap.towns).toEqual([{ name: 'Budva', rank: 4, at: toMapPoint(18.84, 42.29) }]);
  expect(basemap.areaNames[0]).toMatchObject({
    kind: 'sea',
    text: { en: 'Adriatic Sea', sr: 'Jadransko more' },
    fromZoom: 8,
    toZoom: Number.POSITIVE_INFINITY,
  });
});

it('has bounds with north above south', () => {
  const [west, north, east, south] = parseBasemap(BASEMAP).bounds;
  expect([west, north]).toEqual([...toMapPoint(17, 44)]);
  expect([east, south]).toEqual([...toMapPoint(20, 41)]);
  expect(north).toBeLessThan(south);
});

it('refuses a file that is no basemap', () => {
  expect(() => parseBasemap({ features: [] })).toThrow(BasemapError);
  expect(() => parseBasemap({})).toThrow(BasemapError);
});

it('loads a basemap once for all maps', async () => {
  const fetched = vi.fn(async () => Response.json(BASEMAP));
  vi.stubGlobal('fetch', fetched);
  const [first, second] = await Promise.all([loadBasemap('/one.geojson'), loadBasemap('/one.geojson')]);
  expect(first).toBe(second);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('tries again after a failure', async () => {
  const fetched = vi.fn(async () => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  await expect(loadBasemap('/two.geojson')).rejects.toThrow('The basemap answers 503');
  fetched.mockImplementation(async () => Response.json(BASEMAP));
  await expect(loadBasemap('/two.geojson')).resolves.toMatchObject({ towns: [{ name: 'Budva' }] });
});
