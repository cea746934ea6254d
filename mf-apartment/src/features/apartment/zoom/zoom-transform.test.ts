import { expect, it } from 'vitest';
import { clampTransform, MAX_SCALE, panBy, WHOLE, zoomAt } from './zoom-transform.ts';

/** A tall plan in a wide window: 400 × 600 in 800 × 600. */
const frame = { viewport: { width: 800, height: 600 }, content: { width: 400, height: 600 } };
const centre = { x: 0, y: 0 };

it.each([
  ['the whole picture stays in the middle', { scale: 1, x: 90, y: -90 }, { scale: 1, x: 0, y: 0 }],
  ['a scale below 1 becomes 1', { scale: 0.2, x: 0, y: 0 }, { scale: 1, x: 0, y: 0 }],
  ['a scale above the largest becomes the largest', { scale: 9, x: 0, y: 0 }, { scale: 4, x: 0, y: 0 }],
  [
    'as wide as the window, it moves up and down only',
    { scale: 2, x: 50, y: 250 },
    { scale: 2, x: 0, y: 250 },
  ],
  ['its lower edge stops at the window', { scale: 2, x: 0, y: -900 }, { scale: 2, x: 0, y: -300 }],
  ['its left edge stops at the window', { scale: 4, x: 900, y: 0 }, { scale: 4, x: 400, y: 0 }],
])('%s', (_, given, expected) => {
  expect(clampTransform(given, frame)).toEqual(expected);
});

it('doubles about the middle of the window', () => {
  expect(zoomAt(WHOLE, 2, centre, frame)).toEqual({ scale: 2, x: 0, y: 0 });
});

it('keeps what is under the pointer under the pointer', () => {
  const point = { x: 120, y: 150 };
  const from = { scale: 3, x: 100, y: -80 };
  const to = zoomAt(from, 1.25, point, frame);
  const under = (of: typeof from) => ({ x: (point.x - of.x) / of.scale, y: (point.y - of.y) / of.scale });
  expect(to.scale).toBe(3.75);
  expect(under(to).x).toBeCloseTo(under(from).x);
  expect(under(to).y).toBeCloseTo(under(from).y);
});

it('stops at the largest scale without moving on', () => {
  const largest = { scale: MAX_SCALE, x: 300, y: 200 };
  expect(zoomAt(largest, 1.5, { x: 100, y: 100 }, frame)).toEqual(largest);
});

it('comes back to the whole picture in the middle', () => {
  expect(zoomAt({ scale: 1.4, x: 0, y: 120 }, 0.5, { x: 300, y: 200 }, frame)).toEqual(WHOLE);
});

it.each([
  [
    { x: 40, y: 30 },
    { scale: 3, x: 40, y: 30 },
  ],
  [
    { x: 4000, y: -4000 },
    { scale: 3, x: 200, y: -600 },
  ],
])('moves by %j within its edges', (by, expected) => {
  expect(panBy({ scale: 3, x: 0, y: 0 }, by, frame)).toEqual(expected);
});

it('does not move while the whole picture is seen', () => {
  expect(panBy(WHOLE, { x: 64, y: 64 }, frame)).toEqual(WHOLE);
});
