import { expect, it } from 'vitest';
import { aMasterplan, aPolygon, aView } from '../../../fixtures/entities.ts';
import { hasBuildingAreas, masterplanViews } from './masterplan-views.ts';

const AREA = aPolygon('masterplan', 2, 100);
const VIEWS = masterplanViews(aMasterplan({ media: [aView(31, 'Bay', [AREA]), aView(32, 'Beach', [AREA])] }));

it('takes pictures with areas for views, in the order of the answer', () => {
  const media = [
    { ...aView(30, 'Logo', []), mediaData: null },
    aView(31, 'Bay', [AREA]),
    aView(32, 'Without areas', []),
    { ...aView(33, 'Without a file', [AREA]), url: null },
  ];
  expect(masterplanViews({ media })).toEqual([
    {
      id: 31,
      name: 'Bay',
      url: '/media/31',
      widthPx: 1000,
      heightPx: 600,
      polygons: [AREA],
      placeholder: null,
    },
  ]);
});

it('keeps the tiles of a large picture', () => {
  const tiles = { url: '/t/{level}', width: 8000, height: 4500, tileSize: 512, overlap: 0, levels: 14 };
  const [view] = masterplanViews({ media: [{ ...aView(31, 'Bay', [AREA]), tiles }] });
  expect(view?.tiles).toEqual(tiles);
});

it('offers the building view only where a building can be opened', () => {
  const viewOf = (...polygons: Parameters<typeof aView>[2]) =>
    ({ ...VIEWS[0], polygons }) as (typeof VIEWS)[0];
  expect(hasBuildingAreas(viewOf(AREA))).toBe(false);
  expect(hasBuildingAreas(viewOf(AREA, aPolygon('building', null, 5)))).toBe(false);
  expect(hasBuildingAreas(viewOf(AREA, aPolygon('building', 9, 5)))).toBe(true);
});
