import { expect, it } from 'vitest';
import { headingOf, type Pose, straightEdges, tiltOf } from '../camera/pose.ts';
import { lengthOf, subtract } from '../camera/vector.ts';
import { keyAction } from './keys.ts';

const START: Pose = { eye: [60, 40, 80], target: [0, 10, 0], edges: straightEdges(16 / 9, 40) };
const press = (key: string, part = {}) =>
  keyAction({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...part });

function after(key: string, part = {}): Pose {
  const action = press(key, part);
  return action?.kind === 'move' ? action.change(START) : START;
}

const distance = ({ eye, target }: Pose) => lengthOf(subtract(eye, target));

it('turns with the arrows, and faster with Shift', () => {
  const turn = (pose: Pose) => headingOf(START) - headingOf(pose);
  expect(turn(after('ArrowRight'))).toBeGreaterThan(0);
  expect(turn(after('ArrowLeft'))).toBeLessThan(0);
  expect(turn(after('ArrowRight', { shiftKey: true }))).toBeGreaterThan(2 * turn(after('ArrowRight')));
  expect(tiltOf(after('ArrowUp'))).toBeGreaterThan(tiltOf(START));
  expect(tiltOf(after('ArrowDown'))).toBeLessThan(tiltOf(START));
});

it('comes nearer with plus, shifted or not, and goes back with minus', () => {
  for (const key of ['+', '=']) expect(distance(after(key))).toBeLessThan(distance(START));
  expect(distance(after('-'))).toBeGreaterThan(distance(START));
});

it.each(['n', 'N'])('looks north with %s', (key) => {
  expect(headingOf(after(key))).toBeCloseTo(0, 9);
});

it('goes back to the picture with 0', () => {
  expect(press('0')).toEqual({ kind: 'back' });
});

it.each([
  ['Tab', {}],
  ['Escape', {}],
  ['n', { ctrlKey: true }],
  ['ArrowLeft', { altKey: true }],
])('leaves %s to the browser', (key, part) => {
  expect(press(key, part)).toBeNull();
});
