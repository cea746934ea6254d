/** A square land east of 18.5° with the sea west of it, and two towns. */
export const BASEMAP = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      bbox: [17, 41, 20, 44],
      properties: { kind: 'land' },
      geometry: {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [18.5, 41],
              [20, 41],
              [20, 44],
              [18.5, 44],
              [18.5, 41],
            ],
          ],
        ],
      },
    },
    {
      type: 'Feature',
      properties: { kind: 'town', name: 'Budva', rank: 1 },
      geometry: { type: 'Point', coordinates: [18.84, 42.29] },
    },
  ],
};

/** Address of a basemap for examples and tests. */
export const BASEMAP_URL = URL.createObjectURL(
  new Blob([JSON.stringify(BASEMAP)], { type: 'application/json' }),
);
