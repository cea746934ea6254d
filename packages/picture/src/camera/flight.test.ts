import { expect, test } from 'vitest';
import { boxInFrame, type Camera } from './camera.ts';
import { between, FLIGHT_EASE, GESTURE_EASE, panned, withinLimits, zoomedAt } from './flight.ts';

const FRAME = { width: 1000, height: 600 };
const PICTURE = { width: 2000, height: 1200 };
const CAMERA: Camera = { centerX: 1000, centerY: 600, scale: 0.5 };

/** Where a point of the picture is in the frame. */
function placeOf(camera: Camera, x: number, y: number): readonly number[] {
  return boxInFrame(camera, FRAME, [x, y, x, y]).slice(0, 2);
}

test.each([
  [0, 0],
  [1000, 600],
  [250, 40],
])('what lies at %i, %i stays there in a zoom, and all the way to it', (x, y) => {
  const [left = 0, top = 0] = [CAMERA.centerX + (x - 500) / 0.5, CAMERA.centerY + (y - 300) / 0.5];
  const end = zoomedAt(CAMERA, FRAME, [x, y], 2);
  for (const part of [0, 0.3, 0.8, 1]) {
    const [nowX = 0, nowY = 0] = placeOf(between(CAMERA, end, part), left, top);
    expect(nowX).toBeCloseTo(x, 9);
    expect(nowY).toBeCloseTo(y, 9);
  }
  expect(between(CAMERA, end, 1)).toBe(end);
});

test('nothing beyond the picture shows between two cameras that show nothing of it', () => {
  const corner = { centerX: 250, centerY: 150, scale: 2 };
  for (const part of [0.1, 0.5, 0.9]) {
    const [left, top, right, bottom] = boxInFrame(between(CAMERA, corner, part), FRAME, [0, 0, 2000, 1200]);
    expect(Math.max(left, top)).toBeLessThanOrEqual(1e-9);
    expect([right >= 1000 - 1e-9, bottom >= 600 - 1e-9]).toEqual([true, true]);
  }
});

test('a picture that is moved by 30, -20 pixels is there', () => {
  const [x = 0, y = 0] = placeOf(panned(CAMERA, 30, -20), 1000, 600);
  expect([x, y]).toEqual([530, 280]);
});

test.each([
  [
    'no closer than the limit',
    { centerX: 1000, centerY: 600, scale: 9 },
    { centerX: 1000, centerY: 600, scale: 2 },
  ],
  [
    'not beyond a corner',
    { centerX: -50, centerY: 1190, scale: 1 },
    { centerX: 500, centerY: 900, scale: 1 },
  ],
])('the visitor may come %s', (_, wanted, allowed) => {
  expect(withinLimits(wanted, FRAME, PICTURE, { min: 0.5, max: 2 })).toEqual(allowed);
});

test.each([FLIGHT_EASE, GESTURE_EASE])('$css begins fast, only gains, and ends', (ease) => {
  const gains = [0, 0.2, 0.4, 0.6, 0.8, 1].map(ease.at);
  expect(gains[0]).toBe(0);
  expect(gains[1]).toBeGreaterThan(0.2);
  expect(gains.toSorted((one, other) => one - other)).toEqual(gains);
  expect([ease.at(1), ease.at(1.4)]).toEqual([1, 1]);
});
