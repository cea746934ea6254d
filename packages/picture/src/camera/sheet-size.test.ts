import { describe, expect, test } from 'vitest';
import { sheetSize } from './sheet-size.ts';

function canvasPixels(width: number, height: number, devicePixelRatio: number): number {
  const { overscanX, overscanY, pixelRatio } = sheetSize({ width, height }, devicePixelRatio);
  return (width + 2 * overscanX) * (height + 2 * overscanY) * pixelRatio ** 2;
}

describe('sheetSize', () => {
  test('is 1.4 times the frame at the resolution of the screen', () => {
    expect(sheetSize({ width: 1440, height: 900 }, 1)).toEqual({
      overscanX: 288,
      overscanY: 180,
      pixelRatio: 1,
    });
    expect(sheetSize({ width: 390, height: 700 }, 3)).toEqual({
      overscanX: 78,
      overscanY: 140,
      pixelRatio: 3,
    });
  });

  test('gives up room around the frame before it gives up sharpness', () => {
    const size = sheetSize({ width: 2200, height: 1300 }, 2);
    expect(size.pixelRatio).toBe(2);
    expect(size.overscanX).toBeGreaterThan(0);
    expect(size.overscanX).toBeLessThan(440);
  });

  test('is drawn coarser where even the bare frame is too large', () => {
    const size = sheetSize({ width: 3840, height: 2160 }, 2);
    expect(size.overscanX).toBe(0);
    expect(size.pixelRatio).toBeGreaterThan(1);
    expect(size.pixelRatio).toBeLessThan(2);
  });

  test.each([
    [1440, 900, 1],
    [1440, 900, 2],
    [2560, 1440, 2],
    [3840, 2160, 2],
    [5120, 2880, 3],
    [390, 844, 4],
  ])('stays below what every browser can hold at %i × %i and ratio %i', (width, height, ratio) => {
    expect(canvasPixels(width, height, ratio)).toBeLessThanOrEqual(16_777_216);
  });

  test('draws at least one canvas pixel for each CSS pixel in a zoomed-out browser', () => {
    expect(sheetSize({ width: 1440, height: 900 }, 0.5).pixelRatio).toBe(1);
  });
});
