import { describe, expect, it } from 'vitest';
import { frameToPicture, overlayShare, pictureShare, sunShare } from './picture-projection.ts';
import { approached, axesOf, type Pose, panned, poseOfView, turned } from './pose.ts';
import { projector } from './projection.ts';
import { lookedRound } from './terrace.ts';
import { dot, subtract, type Vector } from './vector.ts';

const VIEW = { position: [0, 40, 100], target: [0, 10, 0], fov: 40, width: 1600, height: 900 } as const;
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };
const CORNER = { left: 0.6, top: 0.1, right: 0.9, bottom: 0.5 };
const FRAME = { width: 640, height: 480 };
const AT_REST = poseOfView(VIEW, WHOLE);

const POSES: readonly (readonly [string, Pose])[] = [
  ['where the picture was taken', AT_REST],
  ['that sees a part of it', poseOfView(VIEW, CORNER)],
  ['that has turned', turned(poseOfView(VIEW, CORNER), 0.3, 0.1)],
  ['that has come nearer and aside', panned(approached(AT_REST, 0.6), 8, -3)],
];
const POINTS: readonly Vector[] = [
  [3, 12, 4],
  [-20, 30, -50],
  [11, 0, 40],
];

describe.each(POSES)('an eye %s', (_, pose) => {
  it.each(POINTS)('finds the point %d %d %d where the picture has it', (...point) => {
    const [x, y] = projector(pose, FRAME)(point) ?? [NaN, NaN];
    const metres = dot(subtract(point, pose.eye), axesOf(pose).forward);
    const matrix = frameToPicture(pose, FRAME, VIEW);
    const [right = NaN, up = NaN, depth = NaN] = [0, 1, 2].map((row) =>
      [x, FRAME.height - y, 1, 1 / metres].reduce(
        (sum, value, column) => sum + value * (matrix[4 * column + row] ?? NaN),
        0,
      ),
    );
    const [left, top] = projector(AT_REST, { width: 1, height: 1 })(point) ?? [NaN, NaN];
    expect(right / depth).toBeCloseTo(left, 9);
    expect(up / depth).toBeCloseTo(1 - top, 9);
  });
});

it.each<[string, Pose, number]>([
  ['at its place', AT_REST, 1],
  ['on a part of it', poseOfView(VIEW, CORNER), 1],
  ['looking round from its place', lookedRound(AT_REST, 0.4, 0.1), 1],
  ['a hair away', turned(AT_REST, 0.003, 0), 1],
  ['turned by a tenth of a right angle', turned(AT_REST, 0.157, 0), 0],
  ['come nearer by a tenth', approached(AT_REST, 0.9), 0],
  ['moved along by a tenth of the way', panned(AT_REST, 10.4, 0), 0],
])('of a picture %s so much is seen on the model', (_, pose, share) => {
  expect(pictureShare(pose, VIEW)).toBe(share);
});

it.each([
  [1, 1],
  [0.95, 0.5],
  [0.9, 0],
  [0.3, 0],
])('what stood on a picture, of which %d is left, is seen by %d', (share, expected) => {
  expect(overlayShare(share)).toBeCloseTo(expected, 9);
});

it('less of it is seen with every step away from its place', () => {
  const shares = Array.from({ length: 30 }, (_, step) => pictureShare(turned(AT_REST, step / 400, 0), VIEW));
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(new Set(shares).size).toBeGreaterThan(10);
});

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sunAt = (degrees: number): Vector => [Math.sin(radians(degrees)), Math.cos(radians(degrees)), 0];

it.each([
  [0, 1],
  [0.4, 1],
  [4.25, 0.5],
  [9, 0],
  [120, 0],
])('of a picture whose sun is %d degrees away %d is seen', (degrees, share) => {
  expect(sunShare(sunAt(30 + degrees), sunAt(30))).toBeCloseTo(share, 9);
});
