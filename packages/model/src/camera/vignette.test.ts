import type { PicturePart } from '@suite/picture';
import { expect, it } from 'vitest';
import { poseOfView, type ViewCamera } from './pose.ts';
import { vignette } from './vignette.ts';

const VIEW: ViewCamera = { position: [0, 20, 60], target: [0, 10, 0], fov: 34, width: 1600, height: 900 };
const FRAME = { width: 800, height: 600 };

/** How far a pixel is from the line of sight. */
function awayOf([x, y, addedX, addedY]: ReturnType<typeof vignette>, atX: number, atY: number): number {
  return Math.hypot(atX * x + addedX, atY * y + addedY);
}

it.each<[string, PicturePart, [number, number], [number, number]]>([
  ['whole', { left: 0, top: 0, right: 1, bottom: 1 }, [400, 300], [800, 600]],
  ['cut to its left upper quarter', { left: 0, top: 0, right: 0.5, bottom: 0.5 }, [800, 0], [0, 600]],
])('a picture that is %s is as dark in its corners, and not in its middle', (_, part, middle, corner) => {
  const numbers = vignette(VIEW, poseOfView(VIEW, part).edges, FRAME);
  expect(awayOf(numbers, ...middle)).toBeCloseTo(0, 9);
  expect(awayOf(numbers, ...corner)).toBeCloseTo(1, 9);
});
