import { describe, expect, test } from 'vitest';
import { sheetSize } from './sheet-size.ts';

function canvasPixels(width: number, height: number, devicePixelRatio: number): number {
  const { overscanPx, pixelRatio } = sheetSize({ width, height }, devicePixelRatio);
  return (width + 2 * overscanPx) * (height + 2 * overscanPx) * pixelRatio ** 2;
}

describe('sheetSize', () => {
  test('is the frame and the way of a hand around it at the resolution of the screen', () => {
    expect(sheetSize({ width: 1440, height: 900 }, 1)).toEqual({ overscanPx: 120, pixelRatio: 1 });
    expect(sheetSize({ width: 390, height: 700 }, 3)).toEqual({ overscanPx: 120, pixelRatio: 3 });
  });

  test('gives up room around the frame before it gives up sharpness', () => {
    const size = sheetSize({ width: 2400, height: 1500 }, 2);
    expect(size.pixelRatio).toBe(2);
    expect(size.overscanPx).toBeGreaterThan(0);
    expect(size.overscanPx).toBeLessThan(120);
  });

  test('is drawn coarser where even the bare frame is too large', () => {
    const size = sheetSize({ width: 3840, height: 2160 }, 2);
    expect(size.overscanPx).toBe(0);
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
