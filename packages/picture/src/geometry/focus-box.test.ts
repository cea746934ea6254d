import { describe, expect, test } from 'vitest';
import { focusBoxOf } from './focus-box.ts';

const SHAPES = [
  {
    ring: [
      [100, 100],
      [200, 100],
      [200, 200],
      [100, 100],
    ],
  },
  {
    ring: [
      [300, 150],
      [600, 150],
      [600, 300],
    ],
  },
] as const;

describe('focusBoxOf', () => {
  test('is the box around all shapes, 6 percent wider on each side', () => {
    expect(focusBoxOf(SHAPES)).toEqual([70, 88, 630, 312]);
  });

  test('takes another margin', () => {
    expect(focusBoxOf(SHAPES, 0)).toEqual([100, 100, 600, 300]);
  });

  test('is undefined without shapes', () => {
    expect(focusBoxOf([])).toBeUndefined();
  });
});
