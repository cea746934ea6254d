import { expect, it } from 'vitest';
import { type MapBox, resolutionOfZoom, toMapBox, toMapPoint } from './mercator.ts';
import { restingCamera } from './resting-camera.ts';

const REGION = toMapBox([13, 40, 24, 47]);
const PLACE = toMapPoint(18.96, 42.19);
const ONE: MapBox = [...PLACE, ...PLACE];
const DESK = { width: 1440, height: 900 };
const NOTHING = { top: 0, right: 0, bottom: 0, left: 0 };

/** Where a point stands in the frame, in CSS pixels. */
function spot(point: readonly [number, number], padding = NOTHING, home = ONE, size = DESK) {
  const camera = restingCamera(home, REGION, size, padding)?.camera;
  if (!camera) throw new Error('The map has no size');
  const x = (point[0] - camera.centerX) * camera.scale + size.width / 2;
  const y = (point[1] - camera.centerY) * camera.scale + size.height / 2;
  return [Math.round(x), Math.round(y)];
}

it('has no camera before the map has a size', () => {
  expect(restingCamera(ONE, REGION, { width: 0, height: 900 }, NOTHING)).toBeNull();
});

it('shows one project with the bay around it, and may go on in both directions', () => {
  const resting = restingCamera(ONE, REGION, DESK, NOTHING);
  expect(resting?.camera.scale).toBeCloseTo(1 / resolutionOfZoom(11), 10);
  expect(resting?.limits).toEqual({ atMin: false, atMax: false });
});

it.each([
  ['nothing', NOTHING, [720 - 66, 450 + 24]],
  ['a card at the left', { ...NOTHING, left: 400 }, [920 - 66, 450 + 24]],
  ['a sheet below', { ...NOTHING, bottom: 300 }, [720 - 66, 300 + 24]],
] as const)('has it in the middle of what is free for its label beside %s', (_, padding, expected) => {
  const [x = 0, y = 0] = spot(PLACE, padding);
  // The room for pins and labels is 180 px at the right, 64 at the left, 96 above and 48 below.
  expect([x, y]).toEqual([expected[0] + 8, expected[1]]);
});

it('has all of several projects in sight', () => {
  const home = toMapBox([18.3, 42.19, 20.46, 44.81]);
  for (const corner of [
    [home[0], home[1]],
    [home[2], home[3]],
  ] as const) {
    const [x = 0, y = 0] = spot(corner, { ...NOTHING, left: 400 }, home);
    expect(x).toBeGreaterThanOrEqual(400);
    expect(x).toBeLessThanOrEqual(1440);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(900);
  }
});

it('cannot go out further than all of the map', () => {
  expect(restingCamera(REGION, REGION, DESK, NOTHING)?.limits.atMin).toBe(true);
});
