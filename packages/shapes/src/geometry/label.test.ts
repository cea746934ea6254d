import { describe, expect, it } from 'vitest';
import { labelOf } from './label.ts';

describe('a label', () => {
  it('stands in the middle of a broad shape that narrows a little', () => {
    expect(
      labelOf([
        [0, 0],
        [400, 8],
        [400, 92],
        [0, 100],
      ]),
    ).toEqual([200, 50]);
  });

  it('stands where a shape of two wings has most room, not between them', () => {
    const [x, y] = labelOf([
      [0, 0],
      [100, 0],
      [100, 300],
      [400, 300],
      [400, 400],
      [0, 400],
    ]);
    expect(x).toBeLessThan(100);
    expect(y).toBeGreaterThan(300);
  });
});
