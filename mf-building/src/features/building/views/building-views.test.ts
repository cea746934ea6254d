import { chooseView } from '@suite/domain';
import { expect, it } from 'vitest';
import { aPolygon, aUnit, aView } from '../../../fixtures/building.ts';
import { buildingViews, viewWithMost } from './building-views.ts';

const front = aView(71, [aPolygon(304)]);
const back = aView(72, []);

it('takes pictures with shapes for views and nothing else', () => {
  const plan = aView(80, [], {
    mediaData: { width: 100, height: 100, polygons: [], rooms: [{ name: 'Hall', areaM2: 4 }] },
  });
  const planType = aView(81, [], { mediaTypeId: 8 });
  const text = aView(82, [], { url: null });
  const photo = aView(83, [], { mediaData: null });
  expect(buildingViews([plan, front, planType, text, photo, back]).map((view) => view.id)).toEqual([71, 72]);
});

it('keeps the tiles of a large picture', () => {
  const tiles = { url: '/t/{level}', width: 8000, height: 4500, tileSize: 512, overlap: 0, levels: 14 };
  const views = buildingViews([aView(71, [], { tiles }), back]);
  expect(views.map((view) => view.tiles)).toEqual([tiles, undefined]);
});

it.each([
  ['the first view where the address names none', undefined, { kind: 'shown', view: { id: 71 } }],
  ['[R2.026] the view that the address names', 72, { kind: 'shown', view: { id: 72 } }],
  ['no view where the id is not of this building', 99, { kind: 'unknown-view' }],
  ['no view where the id is no number', null, { kind: 'unknown-view' }],
])('shows %s', (_, viewId, expected) => {
  expect(chooseView(buildingViews([front, back]), viewId)).toMatchObject(expected);
});

it('finds the view that shows most of some homes', () => {
  const units = [aUnit({ id: 1 }), aUnit({ id: 2 }), aUnit({ id: 3 })];
  const side = aView(73, [aPolygon(1), aPolygon(1), aPolygon(9)]);
  const garden = aView(74, [aPolygon(2), aPolygon(3)]);
  expect(viewWithMost(buildingViews([front, side, garden]), units)).toMatchObject({
    view: { id: 74 },
    count: 2,
  });
  expect(viewWithMost(buildingViews([front, back]), units)).toBeNull();
});
