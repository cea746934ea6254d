import { expect, it } from 'vitest';
import { aMedia, aPlan } from '../../../fixtures/unit.ts';
import { floorPlan, USUAL_SIZE } from './floor-plan.ts';

it('finds the plan among the media, with its size and rooms', () => {
  const plan = floorPlan({ media: [aMedia(), aPlan()] });
  expect(plan).toMatchObject({ url: '/media/plan.svg', size: { width: 940, height: 1680 } });
  expect(plan?.rooms).toHaveLength(4);
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
