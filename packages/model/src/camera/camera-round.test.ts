import { expect, it } from 'vitest';
import { cameraRound } from './camera-round.ts';
import { poseOfView } from './pose.ts';
import { boxAround, projector } from './projection.ts';
import type { Vector } from './vector.ts';

const south = (x: number, y: number, z: number) => ({
  at: [x, y, z] as Vector,
  eye: [x, y, z + 6] as Vector,
});
const west = (x: number, y: number, z: number) => ({ at: [x, y, z] as Vector, eye: [x - 6, y, z] as Vector });

it.each([
  ['one home', [south(4, 2, 8)], 'south'],
  ['a house whose homes look south', [south(-9, 2, 0), south(9, 2, 0), south(0, 8, 0)], 'south'],
  ['a house whose homes look west, but for one', [west(0, 2, -9), west(0, 2, 9), south(0, 8, 0)], 'west'],
  ['homes that have no terrace', [{ at: [50, 3, 20] as Vector }, { at: [70, 3, 20] as Vector }], 'south'],
])('%s stands whole before the camera, which is on the side that most look to', (_, units, side) => {
  const camera = cameraRound(units);
  if (!camera) throw new Error('There is no camera');
  const [dx, dy, dz] = camera.position.map((value, axis) => value - (camera.target[axis] ?? 0));
  expect(dy).toBeGreaterThan(0);
  expect((dz ?? 0) > Math.abs(dx ?? 0) ? 'south' : 'west').toBe(side);
  const frame = { width: 1600, height: 900 };
  const whole = poseOfView(camera, { left: 0, top: 0, right: 1, bottom: 1 });
  const box = boxAround(
    units.map(({ at }) => at),
    projector(whole, frame),
  );
  expect(box?.left).toBeGreaterThan(0);
  expect(box?.top).toBeGreaterThan(0);
  expect(box?.right).toBeLessThan(frame.width);
  expect(box?.bottom).toBeLessThan(frame.height);
});

it('is nowhere without homes', () => {
  expect(cameraRound([])).toBeNull();
});
