import { expect, it } from 'vitest';
import { aMedia, anApartment, aPlan } from '../../../fixtures/apartment.ts';
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
  ['the same areas', rooms, anApartment(), false],
  ['areas rounded otherwise', rooms, anApartment({ area: 53.4 }), false],
  ['a smaller home', rooms, anApartment({ area: 40 }), true],
  ['a home without a terrace', rooms, anApartment({ terraceArea: null }), true],
  ['no rooms', [], anApartment(), false],
  ['no area', rooms, anApartment({ area: 0, terraceArea: null }), false],
])('tells with %s whether the plan is one of the type only', (_, drawn, apartment, expected) => {
  expect(isTypicalPlan(drawn, apartment)).toBe(expected);
});
