import { MEDIA_TYPE_IDS, type Media } from '@suite/contracts';
import { expect, test } from 'vitest';
import { isBuildingView, isMasterplanView } from './views.ts';

const POLYGON = { kind: 'apartment', entityId: 1, points: [] };
const medium = (over: object) =>
  ({
    url: '/file',
    mediaTypeId: 0,
    mediaData: { width: 4, height: 3, polygons: [POLYGON] },
    ...over,
  }) as never as Media;

test.each([
  ['a picture with shapes', {}, true, true],
  ['a picture without shapes', { mediaData: { width: 4, height: 3, polygons: [] } }, true, false],
  ['a text', { url: null }, false, false],
  ['a picture that nothing is known of', { mediaData: null }, false, false],
  ['a floor plan', { mediaTypeId: MEDIA_TYPE_IDS.floor_plan }, false, true],
  ['a plan with rooms', { mediaData: { width: 4, height: 3, polygons: [POLYGON], rooms: [] } }, false, true],
])('%s', (_, over, isOfBuilding, isOfMasterplan) => {
  expect([isBuildingView(medium(over)), isMasterplanView(medium(over))]).toEqual([
    isOfBuilding,
    isOfMasterplan,
  ]);
});
