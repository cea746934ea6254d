import { describe, expect, test } from 'vitest';
import { outlineWidth } from './paint-shapes.ts';

describe('An outline is a whole number of canvas pixels wide', () => {
  test.each([
    { strokePx: 1.25, pixelRatio: 1, expected: 1 },
    { strokePx: 1.25, pixelRatio: 1.25, expected: 2 },
    { strokePx: 1.25, pixelRatio: 1.5, expected: 2 },
    { strokePx: 1.25, pixelRatio: 2, expected: 2 },
    { strokePx: 1.25, pixelRatio: 3, expected: 4 },
    { strokePx: 1.25, pixelRatio: 0.25, expected: 1 },
    { strokePx: 1.5, pixelRatio: 1, expected: 1 },
    { strokePx: 1.5, pixelRatio: 2, expected: 3 },
  ])('$strokePx at a ratio of $pixelRatio', ({ strokePx, pixelRatio, expected }) => {
    expect(outlineWidth(strokePx, pixelRatio)).toBe(expected);
  });
});
