import { expect, it } from 'vitest';
import { aMedia, anUnit, aPlan } from '../../../fixtures/unit.ts';
import { floorPlan, isTypicalPlan, USUAL_SIZE } from './floor-plan.ts';

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

const rooms = aPlan().mediaData?.rooms ?? [];
it.each([
  ['the same areas', rooms, anUnit(), false],
  ['areas rounded otherwise', rooms, anUnit({ area: 53.4 }), false],
  ['a smaller home', rooms, anUnit({ area: 40 }), true],
  ['a home without a terrace', rooms, anUnit({ terraceArea: null }), true],
  ['no rooms', [], anUnit(), false],
  ['no area', rooms, anUnit({ area: 0, terraceArea: null }), false],
])('tells with %s whether the plan is one of the type only', (_, drawn, unit, expected) => {
  expect(isTypicalPlan(drawn, unit)).toBe(expected);
});
