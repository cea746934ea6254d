import { describe, expect, it } from 'vitest';
import { createGroundHeights } from './ground-heights.ts';
import { constrained, type PoseLimits } from './limits.ts';
import { approached, type Pose, panned, pivotOf, straightEdges, tiltOf, turned } from './pose.ts';
import { lengthOf, subtract } from './vector.ts';

const LIMITS: PoseLimits = {
  nearestM: 22,
  farthestM: 300,
  lowestTilt: 0.02,
  highestTilt: 1.45,
  min: [-100, 0, -100],
  max: [100, 60, 100],
  groundAt: () => 0,
};
const START: Pose = { eye: [0, 60, 80], target: [0, 10, 0], edges: straightEdges(16 / 9, 40) };
const distanceOf = ({ eye, target }: Pose) => lengthOf(subtract(eye, target));

function afterMany(change: (pose: Pose) => Pose, limits = LIMITS): Pose {
  let pose = START;
  for (let step = 0; step < 60; step++) pose = constrained(change(pose), limits, pose);
  return pose;
}

describe('a visitor who goes on and on', () => {
  it('never comes below the ground', () => {
    const hilly = { ...LIMITS, groundAt: (x: number) => (x > 20 ? 30 : 0) };
    for (const limits of [LIMITS, hilly]) {
      const { eye } = afterMany((pose) => turned(pose, 0.2, -0.1), limits);
      expect(eye[1]).toBeGreaterThanOrEqual(limits.groundAt(eye[0], 0) + 2.49);
    }
  });

  it('never turns over the top', () => {
    expect(tiltOf(afterMany((pose) => turned(pose, 0, 0.2)))).toBeCloseTo(1.45, 6);
  });

  it('stays within reach', () => {
    expect(distanceOf(afterMany((pose) => approached(pose, 1.2)))).toBeCloseTo(300, 6);
    expect(distanceOf(afterMany((pose) => approached(pose, 0.8)))).toBeCloseTo(22, 6);
  });

  it('stays in the place', () => {
    const pivot = pivotOf(afterMany((pose) => panned(pose, 40, 40)));
    expect(pivot[0]).toBeLessThanOrEqual(100.001);
    expect(pivot[2]).toBeGreaterThanOrEqual(-100.001);
  });
});

it('does not push a picture’s camera that was farther than allowed already', () => {
  const far: Pose = { ...START, eye: [0, 400, 400] };
  const next = constrained(turned(far, 0.05, 0), LIMITS, far);
  expect(distanceOf(next)).toBeCloseTo(distanceOf(far), 6);
});

it('knows the highest ground of each cell, and the sea elsewhere', () => {
  const heights = createGroundHeights();
  heights.put([1, 3, 1]);
  heights.put([2, 5, 2]);
  expect(heights.at(0, 0)).toBe(5);
  expect(heights.at(100, 0)).toBe(0);
});
