import type { Media } from '@suite/api';
import { describe, expect, it } from 'vitest';
import { askedViewId, chooseView, isBuildingView, isMasterplanView } from './views.ts';

const AREA = { id: 'a', kind: 'building' as const, entityId: 1, ring: [], label: [0, 0] as [number, number] };
const DRAWN: Media = {
  id: 71,
  name: 'Front',
  mediaTypeId: 1,
  textualContent: null,
  url: '/media/71',
  contentType: 'image/jpeg',
  size: 1,
  mediaData: { width: 100, height: 50, polygons: [AREA] },
  media: null,
};
const BARE: Media = { ...DRAWN, mediaData: { width: 100, height: 50, polygons: [] } };
const PLAN: Media = { ...BARE, mediaData: { width: 9, height: 9, polygons: [], rooms: [] } };

describe('a view', () => {
  it.each([
    ['a picture with shapes', DRAWN, true, true],
    ['a picture whose shapes are not drawn yet', BARE, false, true],
    ['a photograph', { ...DRAWN, mediaData: null }, false, false],
    ['a text', { ...DRAWN, url: null }, false, false],
    ['a plan with rooms', PLAN, false, false],
    ['a floor plan', { ...BARE, mediaTypeId: 8 }, false, false],
  ] as const)('%s', (_, medium, ofMasterplan, ofBuilding) => {
    expect([isMasterplanView(medium), isBuildingView(medium)]).toEqual([ofMasterplan, ofBuilding]);
  });
});

it.each([
  [72, 72],
  [99, undefined],
  [null, undefined],
])('the view %s in the query stands for %s', (viewId, expected) => {
  expect(askedViewId([{ id: 71 }, { id: 72 }], viewId)).toBe(expected);
});

describe('the view at an address', () => {
  const views = [{ id: 71 }, { id: 72 }];
  it.each([
    ['the first where none is named', views, undefined, { kind: 'shown', view: { id: 71 } }],
    ['the one that is named', views, 72, { kind: 'shown', view: { id: 72 } }],
    ['unknown where it is another’s', views, 99, { kind: 'unknown-view' }],
    ['unknown where it is no number', views, null, { kind: 'unknown-view' }],
    ['none where there are none', [], undefined, { kind: 'no-views' }],
    ['unknown where there are none', [], 71, { kind: 'unknown-view' }],
  ] as const)('is %s', (_, all, viewId, expected) => {
    expect(chooseView(all, viewId)).toEqual(expected);
  });
});
