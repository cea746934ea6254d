import { describe, expect, it } from 'vitest';
import { poseOfBox } from './box-pose.ts';
import { sightOf } from './motion.ts';
import { headingOf, pivotOf, straightEdges, tiltOf } from './pose.ts';
import { lookedRound, looking, poseOfTerrace, widened } from './terrace.ts';
import { subtract } from './vector.ts';

const PLACE = { eye: [10, 12, -5], facing: 180 } as const;
const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);

describe('who stands on a terrace', () => {
  it.each([
    [0, [0, -1]],
    [90, [1, 0]],
    [180, [0, 1]],
    [270, [-1, 0]],
  ])('looks out to %i°', (facing, [east, south]) => {
    const pose = poseOfTerrace({ ...PLACE, facing }, 1.5);
    const [x, y, z] = subtract(pose.target, pose.eye);
    expect([Math.round(x / 8) + 0, Math.round(z / 8) + 0]).toEqual([east, south]);
    expect(y).toBeLessThan(0);
    expect(pose.eye).toEqual(PLACE.eye);
  });

  it('turns the head and stays where it is', () => {
    const pose = lookedRound(poseOfTerrace(PLACE, 1.5), Math.PI / 2, 0.2);
    expect(degrees(headingOf(pose))).toBe(-90);
    expect(pose.eye).toEqual(PLACE.eye);
    expect(tiltOf(pose)).toBeCloseTo(0.07 - 0.2, 9);
  });

  it('never looks over backwards', () => {
    const pose = lookedRound(poseOfTerrace(PLACE, 1.5), 0, 9);
    expect(tiltOf(pose)).toBeCloseTo(-1.2, 9);
    expect(degrees(headingOf(pose))).toBe(180);
  });

  it('sees more in a frame that is higher than wide, and never too much or little', () => {
    expect(poseOfTerrace(PLACE, 0.5).edges.top).toBeGreaterThan(poseOfTerrace(PLACE, 1.5).edges.top);
    const fovOf = (factor: number) =>
      degrees(2 * Math.atan(widened(poseOfTerrace(PLACE, 1.5), factor).edges.top));
    expect([fovOf(1), fovOf(100), fovOf(0.01)]).toEqual([58, 84, 24]);
  });
});

describe('the back of a device', () => {
  it.each([
    ['upright', { alpha: 0, beta: 90, gamma: 0 }, 0, 0],
    ['upright, turned a quarter to the left', { alpha: 90, beta: 90, gamma: 0 }, -90, 0],
    ['leant back', { alpha: 0, beta: 60, gamma: 0 }, 0, 30],
    ['leant forward', { alpha: 0, beta: 120, gamma: 0 }, 0, -30],
    ['across', { alpha: 90, beta: 0, gamma: -90 }, 0, 0],
  ])('held %s', (_, turn, heading, down) => {
    const sight = sightOf(turn);
    expect(degrees(sight.heading) + 0).toBe(heading);
    expect(degrees(sight.tilt) + 0).toBe(down);
  });

  it('moves the sight', () => {
    const { heading, tilt } = sightOf({ alpha: 350, beta: 80, gamma: 0 });
    const pose = looking(poseOfTerrace(PLACE, 1), heading, tilt);
    expect(degrees(headingOf(pose))).toBe(10);
    expect(degrees(tiltOf(pose))).toBe(10);
  });
});

it('looks at a building from the side that the eye is on', () => {
  const from = { eye: [0, 80, 300], target: [0, 0, 0], edges: straightEdges(1.6, 40) } as const;
  const pose = poseOfBox({ min: [-20, 0, -80], max: [20, 30, -60] }, from);
  expect(pose.target).toEqual([0, 15, -70]);
  expect(degrees(headingOf(pose))).toBe(0);
  expect(pivotOf(pose).map(Math.round)).toEqual([0, 15, -70]);
  expect((pose.edges.right - pose.edges.left) / (pose.edges.top - pose.edges.bottom)).toBeCloseTo(1.6, 9);
});
