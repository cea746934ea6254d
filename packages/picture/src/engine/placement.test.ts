import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cornerOf } from '../camera/corner.ts';
import { cssMatrix, placeAfter } from './placement.ts';

const FRAME = { width: 701, height: 400 };
const REST = { ...FRAME, centerX: 500, centerY: 300, scale: 0.5 };

beforeEach(() => vi.stubGlobal('devicePixelRatio', 1));
afterEach(() => vi.unstubAllGlobals());

describe('the corner of the picture', () => {
  test.each([
    ['on a whole pixel', 1, { left: 101, top: 50 }],
    ['on half of one where the screen has two for it', 2, { left: 100.5, top: 50 }],
  ])('lies %s', (_, ratio, corner) => {
    vi.stubGlobal('devicePixelRatio', ratio);
    expect(cornerOf(REST)).toEqual(corner);
  });
});

describe('what lay in the frame', () => {
  test('moves as the corner of the picture does, so that both never part by a pixel', () => {
    for (const centerX of [499.1, 499.5, 499.9, 500.3, 501, 530.7]) {
      const now = { ...REST, centerX };
      const { growth, left, top } = placeAfter(REST, { left: 10, top: 20 }, now);
      expect(growth).toBe(1);
      expect(left - 10).toBe(cornerOf(now).left - cornerOf(REST).left);
      expect(top).toBe(20);
    }
  });

  test('grows from the middle of the frame', () => {
    const now = { ...REST, scale: 1 };
    expect(placeAfter(REST, { left: 350.5, top: 200 }, now)).toEqual({ growth: 2, left: 350.5, top: 200 });
    expect(placeAfter(REST, { left: 340.5, top: 200 }, now)).toEqual({ growth: 2, left: 330.5, top: 200 });
  });
});

test.each([
  [1, 'matrix(1, 0, 0, 1, 10, 21)'],
  [2, 'matrix(2, 0, 0, 2, 10.2, 20.6)'],
])('a matrix of scale %d lies on whole pixels where it does not scale', (scale, matrix) => {
  expect(cssMatrix(scale, 10.2, 20.6)).toBe(matrix);
});
