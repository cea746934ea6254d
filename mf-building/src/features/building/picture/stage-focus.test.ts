import { boxInFrame, homeCamera } from '@suite/picture';
import { expect, it } from 'vitest';
import { aPolygon } from '../../../fixtures/building.ts';
import { type StageFocusInput, stageFocus } from './stage-focus.ts';

const view = { widthPx: 1600, heightPx: 900, polygons: [aPolygon(101, 0, 0), aPolygon(102, 5, 2)] };
const tablet: StageFocusInput = { view, marginRatio: 0.06, stage: { width: 820, height: 1084 }, railPx: 92 };

/** Where the left edge of the units stands in the stage, in CSS pixels. */
function leftOfUnits(input: StageFocusInput): number {
  const stage = input.stage ?? { width: 1, height: 1 };
  const camera = homeCamera(stage, { width: 1600, height: 900 }, stageFocus(input));
  return boxInFrame(camera, stage, [200, 400, 1400, 700])[0];
}

it('keeps the units of a narrow stage clear of the rail', () => {
  expect(leftOfUnits({ ...tablet, railPx: 0 })).toBeLessThan(92);
  expect(leftOfUnits(tablet)).toBeCloseTo(92, 0);
});

it('leaves the picture in the middle where the rail covers no unit', () => {
  const wide = { ...tablet, stage: { width: 1440, height: 804 } };
  expect(stageFocus(wide)).toEqual(stageFocus({ ...wide, railPx: 0 }));
});

it('is the units with their margin before the stage is known', () => {
  expect(stageFocus({ ...tablet, stage: null })).toEqual([128, 382, 1472, 718]);
  expect(stageFocus({ ...tablet, view: { ...view, polygons: [] } })).toBeUndefined();
});
