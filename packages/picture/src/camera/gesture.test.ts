import { describe, expect, test } from 'vitest';
import { glideAfter, gripOf, growthBetween, isDrag, wheelFactor } from './gesture.ts';

test.each([
  { deltaX: 0, deltaY: 0, drag: false },
  { deltaX: 5, deltaY: 0, drag: false },
  { deltaX: -4, deltaY: 4, drag: false },
  { deltaX: 6, deltaY: 0, drag: true },
  { deltaX: 0, deltaY: -6, drag: true },
  { deltaX: 5, deltaY: 5, drag: true },
])('a move by $deltaX, $deltaY is a drag: $drag', ({ deltaX, deltaY, drag }) => {
  expect(isDrag(deltaX, deltaY)).toBe(drag);
});

describe('fingers', () => {
  const apart = (reach: number) =>
    gripOf([
      { x: 100, y: 50 },
      { x: 100 + reach, y: 50 },
    ]) ?? { x: 0, y: 0, reach: 0 };

  test.each([
    ['none hold nothing', [], null],
    ['one holds where it is', [{ x: 3, y: 4 }], { x: 3, y: 4, reach: 0 }],
    [
      'two hold their middle',
      [
        { x: 0, y: 0 },
        { x: 6, y: 8 },
      ],
      { x: 3, y: 4, reach: 10 },
    ],
    [
      'a third counts for nothing',
      [
        { x: 0, y: 0 },
        { x: 6, y: 8 },
        { x: 90, y: 90 },
      ],
      { x: 3, y: 4, reach: 10 },
    ],
  ])('%s', (_, fingers, grip) => {
    expect(gripOf(fingers)).toEqual(grip);
  });

  test.each([
    [100, 150, 1.5],
    [100, 50, 0.5],
    [0, 80, 1],
    [80, 0, 1],
  ])('that go from %i to %i pixels apart enlarge by %d', (former, next, growth) => {
    expect(growthBetween(apart(former), apart(next))).toBe(growth);
  });
});

test.each([
  ['300 pixels away', { deltaY: 300, deltaMode: 0, ctrlKey: false }, 0.5],
  ['300 pixels towards', { deltaY: -300, deltaMode: 0, ctrlKey: false }, 2],
  ['a fling', { deltaY: -5000, deltaMode: 0, ctrlKey: false }, 2],
  ['sideways', { deltaY: 0, deltaMode: 0, ctrlKey: false }, 1],
  ['three lines', { deltaY: 3, deltaMode: 1, ctrlKey: false }, 2 ** -0.4],
  ['a page', { deltaY: -1, deltaMode: 2, ctrlKey: false }, 2],
  ['two fingers on a trackpad', { deltaY: -10, deltaMode: 0, ctrlKey: true }, 2 ** 0.1],
  ['a mouse with Control', { deltaY: -150, deltaMode: 0, ctrlKey: true }, Math.SQRT2],
])('a wheel turned by %s', (_, event, factor) => {
  expect(wheelFactor(event)).toBeCloseTo(factor, 9);
});

describe('a hand that lets go', () => {
  const dragged = (...places: readonly (readonly [x: number, timeMs: number])[]) =>
    places.map(([x, timeMs]) => ({ x, y: 0, timeMs }));

  test.each([
    ['at a pixel a millisecond has it glide on', dragged([0, 0], [40, 40], [80, 80]), 90, 190],
    ['the other way too', dragged([80, 0], [40, 40], [0, 80]), 90, -190],
    ['of what happened long before knows nothing', dragged([-900, 0], [0, 500], [40, 540]), 550, 190],
  ])('%s', (_, steps, nowMs, way) => {
    expect(glideAfter(steps, nowMs)?.x).toBeCloseTo(way, 6);
  });

  test.each([
    ['without a move', [], 10],
    ['after one move', dragged([0, 0]), 10],
    ['after a rest', dragged([0, 0], [40, 40]), 300],
    ['from a crawl', dragged([0, 0], [2, 80]), 90],
    ['in no time', dragged([0, 0], [40, 5]), 10],
  ])('%s leaves it where it is', (_, steps, nowMs) => {
    expect(glideAfter(steps, nowMs)).toBeNull();
  });
});
