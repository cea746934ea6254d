import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PictureBox } from '../types.ts';
import { boxInFrame, type Camera, clampCamera, homeCamera, openingCamera } from './camera.ts';
import { panToShow, partInFrame, scaleLimits } from './shown.ts';

afterEach(() => void vi.unstubAllGlobals());

const PICTURE = { width: 1920, height: 1080 };
const BUILDING: PictureBox = [300, 200, 1500, 700];

function visibleBox(camera: Camera, frame: { width: number; height: number }): PictureBox {
  const halfWidth = frame.width / 2 / camera.scale;
  const halfHeight = frame.height / 2 / camera.scale;
  return [
    camera.centerX - halfWidth,
    camera.centerY - halfHeight,
    camera.centerX + halfWidth,
    camera.centerY + halfHeight,
  ];
}

describe('the resting camera', () => {
  test.each([
    { title: 'covers a wide frame', frame: [1440, 804], box: BUILDING, scale: 0.75 },
    {
      title: 'covers a high frame where the box fits',
      frame: [960, 804],
      box: [800, 200, 1200, 700],
      scale: 0.74444,
    },
    { title: 'fits the box where covering would crop it', frame: [880, 804], box: BUILDING, scale: 0.73333 },
    { title: 'fits the box in a portrait tablet', frame: [834, 1016], box: BUILDING, scale: 0.695 },
    { title: 'covers without a box', frame: [834, 1016], box: undefined, scale: 0.94074 },
    { title: 'always covers the narrow frame of a phone', frame: [390, 540], box: BUILDING, scale: 0.5 },
    {
      title: 'never shrinks below the whole picture',
      frame: [700, 1000],
      box: [-500, 0, 2420, 1080],
      scale: 0.36458,
    },
  ] as const)('$title', ({ frame: [width, height], box, scale }) => {
    expect(homeCamera({ width, height }, PICTURE, box).scale).toBeCloseTo(scale, 5);
  });

  test('is centred on the box as far as the picture reaches', () => {
    const frame = { width: 1440, height: 700 };
    const { centerX, centerY } = homeCamera(frame, PICTURE, [1000, 300, 1900, 700]);
    // At 0.75 the whole width is in the frame, so only the height is free.
    expect(centerX).toBe(960);
    expect(centerY).toBe(500);
  });

  test('has the whole focus box in the frame wherever the frame is not a phone', () => {
    for (const [width, height] of [
      [640, 804],
      [880, 804],
      [1024, 500],
      [1920, 400],
      [834, 1016],
    ] as const) {
      const [minX, minY, maxX, maxY] = visibleBox(homeCamera({ width, height }, PICTURE, BUILDING), {
        width,
        height,
      });
      expect(minX, `${width}x${height}`).toBeLessThanOrEqual(BUILDING[0] + 0.01);
      expect(minY, `${width}x${height}`).toBeLessThanOrEqual(BUILDING[1] + 0.01);
      expect(maxX, `${width}x${height}`).toBeGreaterThanOrEqual(BUILDING[2] - 0.01);
      expect(maxY, `${width}x${height}`).toBeGreaterThanOrEqual(BUILDING[3] - 0.01);
    }
  });
});

describe('the limits of zooming', () => {
  test('reach from the resting scale to four times the covering one', () => {
    expect(scaleLimits({ width: 1440, height: 804 }, PICTURE, BUILDING)).toEqual({ min: 0.75, max: 3 });
  });

  test('let a phone zoom out to the whole focus box', () => {
    const { min, max } = scaleLimits({ width: 390, height: 540 }, PICTURE, BUILDING);
    expect(min).toBeCloseTo(390 / 1200, 6);
    expect(max).toBe(2);
  });
});

describe('clampCamera', () => {
  test.each([
    { from: { centerX: 0, centerY: 0 }, to: { centerX: 500, centerY: 250 } },
    { from: { centerX: 5000, centerY: 5000 }, to: { centerX: 1420, centerY: 830 } },
    { from: { centerX: 700, centerY: 400 }, to: { centerX: 700, centerY: 400 } },
  ])('keeps $from within the picture', ({ from, to }) => {
    expect(clampCamera({ ...from, scale: 1 }, { width: 1000, height: 500 }, PICTURE)).toEqual({
      ...to,
      scale: 1,
    });
  });

  test('centres a picture that is smaller than the frame', () => {
    const clamped = clampCamera(
      { centerX: 0, centerY: 0, scale: 0.5 },
      { width: 2000, height: 200 },
      PICTURE,
    );
    expect(clamped).toEqual({ centerX: 960, centerY: 200, scale: 0.5 });
  });
});

describe('panToShow', () => {
  const frame = { width: 1000, height: 500 };
  const camera = { centerX: 960, centerY: 540, scale: 1 };

  test.each([
    { title: 'stays for a box in the frame', box: [900, 500, 1000, 600], shift: [0, 0] },
    { title: 'moves left for a box beyond the left edge', box: [400, 500, 480, 560], shift: [-84, 0] },
    { title: 'moves down for a box beyond the lower edge', box: [900, 760, 1000, 800], shift: [0, 34] },
    { title: 'centres a box that is wider than the frame', box: [200, 500, 1400, 560], shift: [-160, 0] },
  ] as const)('$title', ({ box, shift }) => {
    const moved = panToShow(camera, frame, PICTURE, box, 24);
    expect([moved.centerX - camera.centerX, moved.centerY - camera.centerY]).toEqual(shift);
    expect(moved.scale).toBe(1);
  });
});

test('boxInFrame gives CSS pixels from the corner of the frame', () => {
  const box = boxInFrame(
    { centerX: 960, centerY: 540, scale: 0.5 },
    { width: 960, height: 540 },
    [960, 540, 1160, 640],
  );
  expect(box).toEqual([480, 270, 580, 320]);
});

describe('the camera of an opening', () => {
  test.each<[string, [number, number], number, [number, number]]>([
    ['has the middle of the box where it is wanted', [1440, 804], 1.6, [0.64, 0.42]],
    ['covers a phone', [390, 650], 1, [0.5, 0.34]],
    ['never shows what is beyond the picture', [1440, 804], 1, [0.9, 0.9]],
  ])('%s', (_, [width, height], zoom, at) => {
    const frame = { width, height };
    const camera = openingCamera(frame, PICTURE, BUILDING, { zoom, at });
    const [left, top, right, bottom] = visibleBox(camera, frame);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-6);
    expect([right <= PICTURE.width + 1e-6, bottom <= PICTURE.height + 1e-6]).toEqual([true, true]);
    expect(camera.scale).toBeCloseTo(Math.max(width / 1920, height / 1080) * zoom, 9);
    if (zoom > 1) expect((900 - left) * camera.scale).toBeCloseTo(at[0] * width, 6);
  });
});

test('says what of the picture is in the frame, also where that is more than the picture', () => {
  vi.stubGlobal('devicePixelRatio', 1);
  const frame = { width: 960, height: 540 };
  expect(partInFrame({ centerX: 960, centerY: 540, scale: 1 }, frame, PICTURE)).toEqual({
    left: 0.25,
    top: 0.25,
    right: 0.75,
    bottom: 0.75,
  });
  expect(
    partInFrame({ centerX: 960, centerY: 540, scale: 0.5 }, { width: 960, height: 1080 }, PICTURE),
  ).toEqual({
    left: 0,
    top: -0.5,
    right: 1,
    bottom: 1.5,
  });
});

test('says it of the picture as it is drawn, on whole pixels of the screen', () => {
  vi.stubGlobal('devicePixelRatio', 2);
  const part = partInFrame({ centerX: 960.3, centerY: 540, scale: 1 }, { width: 960, height: 540 }, PICTURE);
  expect(part.left * PICTURE.width).toBeCloseTo(480.5);
});
