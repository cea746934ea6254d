import { boxInFrame, homeCamera } from '@suite/picture';
import { expect, it } from 'vitest';
import { aPolygon } from '../../../fixtures/building.ts';
import { type StageFocusInput, stageFocus } from './stage-focus.ts';

const NONE = { left: 0, bottom: 0, corner: { bottom: 0, right: 0 } };
const view = { widthPx: 1600, heightPx: 900, polygons: [aPolygon(101, 0, 0), aPolygon(102, 5, 2)] };
const tablet: StageFocusInput = {
  view,
  marginRatio: 0.06,
  stage: { width: 820, height: 1084 },
  insets: NONE,
};

/** Where the units stand in the stage, in CSS pixels. */
function unitsIn(input: StageFocusInput) {
  const stage = input.stage ?? { width: 1, height: 1 };
  const camera = homeCamera(stage, { width: 1600, height: 900 }, stageFocus(input));
  const [left, top, right, bottom] = boxInFrame(camera, stage, [200, 400, 1400, 700]);
  return { left, top, right, bottom };
}

it('keeps the units of a narrow stage clear of the rail, and inside the stage', () => {
  expect(unitsIn(tablet).left).toBeLessThan(92);
  const units = unitsIn({ ...tablet, insets: { ...NONE, left: 92 } });
  expect(units.left).toBeGreaterThan(88);
  expect(units.right).toBeLessThanOrEqual(820);
});

it('keeps the units of a low stage clear of what stands at its bottom', () => {
  const low = { ...tablet, stage: { width: 764, height: 294 } };
  expect(unitsIn(low).bottom).toBeGreaterThan(214);
  const units = unitsIn({ ...low, insets: { ...NONE, bottom: 80 } });
  expect(units.bottom).toBeLessThan(218);
  expect(units.top).toBeGreaterThanOrEqual(0);
});

it('keeps the units clear of what stands in the upper left corner, where it reaches them', () => {
  const low = { ...tablet, stage: { width: 764, height: 294 } };
  const under = { bottom: 100, right: 300 };
  expect(unitsIn(low).top).toBeLessThan(100);
  expect(unitsIn({ ...low, insets: { ...NONE, corner: under } }).top).toBeGreaterThan(96);
  const beside = { ...NONE, corner: { bottom: 100, right: 20 } };
  expect(stageFocus({ ...low, insets: beside })).toEqual(stageFocus(low));
});

it('leaves the picture as it is where nothing is covered', () => {
  const wide = { ...tablet, stage: { width: 1440, height: 804 } };
  expect(stageFocus({ ...wide, insets: { ...NONE, left: 92, bottom: 100 } })).toEqual(stageFocus(wide));
});

it('is the units with their margin before the stage is known', () => {
  expect(stageFocus({ ...tablet, stage: null, insets: { ...NONE, left: 92, bottom: 100 } })).toEqual([
    128, 382, 1472, 718,
  ]);
  expect(stageFocus({ ...tablet, view: { ...view, polygons: [] } })).toBeUndefined();
});
