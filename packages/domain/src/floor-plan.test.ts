import type { Media } from '@suite/api';
import { aMedia } from '@suite/api/fixtures';
import { MEDIA_TYPE_IDS } from '@suite/contracts';
import { expect, it } from 'vitest';
import { floorPlan, USUAL_SIZE } from './floor-plan.ts';

const MEDIA_DATA = { width: 940, height: 1680, polygons: [], rooms: [{ name: 'Bedroom', areaM2: 20.9 }] };

function aPlan(part: Partial<Media> = {}): Media {
  return aMedia({
    mediaTypeId: MEDIA_TYPE_IDS.floor_plan,
    url: '/media/plan.svg',
    mediaData: MEDIA_DATA,
    ...part,
  });
}

it('finds the plan among the media, with its size and rooms', () => {
  const plan = floorPlan({ media: [aMedia(), aPlan()] });
  expect(plan).toMatchObject({ url: '/media/plan.svg', size: { width: 940, height: 1680 } });
  expect(plan?.rooms).toHaveLength(1);
});

it('takes a plan that does not tell its size', () => {
  expect(floorPlan({ media: [aPlan({ mediaData: null })] })).toEqual({
    url: '/media/plan.svg',
    size: USUAL_SIZE,
    rooms: [],
  });
});

it.each([
  ['no media', []],
  ['pictures only', [aMedia()]],
  ['a plan without a file', [aPlan({ url: null })]],
])('has no plan with %s', (_, media) => {
  expect(floorPlan({ media })).toBeNull();
});
