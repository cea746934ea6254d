import { expect, it } from 'vitest';
import { poseBetween } from './flight.ts';
import { poseOfView } from './pose.ts';

const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };
const SIZE = { width: 1600, height: 900 };
const front = poseOfView({ position: [0, 40, 100], target: [0, 10, 0], fov: 40, ...SIZE }, WHOLE);
const side = poseOfView({ position: [90, 20, 10], target: [5, 12, -3], fov: 36, ...SIZE }, WHOLE);

it('begins and ends exactly at its poses', () => {
  expect(poseBetween(front, side, 0)).toBe(front);
  expect(poseBetween(front, side, 1)).toBe(side);
  expect(poseBetween(front, side, 1.2)).toBe(side);
});

it('moves without a jump', () => {
  const eyes = Array.from({ length: 201 }, (_, step) => poseBetween(front, side, step / 200).eye);
  const steps = eyes
    .slice(1)
    .map((eye, at) => Math.hypot(...eye.map((value, axis) => value - (eyes[at]?.[axis] ?? 0))));
  expect(Math.max(...steps)).toBeLessThan(3);
  expect(steps.at(0)).toBeLessThan(0.1);
  expect(steps.at(-1)).toBeLessThan(0.1);
});

it('goes round the shorter way', () => {
  const nearNorth = { ...front, eye: [-5, 30, -100] as const };
  const behind = { ...front, eye: [5, 30, -100] as const };
  const middle = poseBetween(nearNorth, behind, 0.5);
  expect(middle.eye[2]).toBeLessThan(-90);
});

it('rises over a long flight and not over none', () => {
  const far = { ...side, target: [400, 12, -300] as const, eye: [490, 20, -290] as const };
  expect(poseBetween(front, far, 0.5).eye[1]).toBeGreaterThan(poseBetween(front, side, 0.5).eye[1]);
  expect(poseBetween(front, front, 0.5).eye[1]).toBeCloseTo(front.eye[1], 9);
});
