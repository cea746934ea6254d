import { describe, expect, it } from 'vitest';
import {
  approached,
  headingOf,
  type Pose,
  panned,
  pivotOf,
  poseOfView,
  rayThrough,
  tiltOf,
  turned,
} from './pose.ts';
import { projector } from './projection.ts';
import { add, lengthOf, scale, subtract, type Vector } from './vector.ts';

const VIEW = { position: [0, 40, 100], target: [0, 10, 0], fov: 40, width: 1600, height: 900 } as const;
const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 };
const CORNER = { left: 0.6, top: 0.1, right: 0.9, bottom: 0.5 };
const POINTS: readonly Vector[] = [
  [3, 12, 4],
  [-20, 30, -50],
  [11, 0, 40],
];

const expectSame = (a: Vector, b: Vector) => {
  for (const axis of [0, 1, 2] as const) expect(a[axis]).toBeCloseTo(b[axis], 6);
};

describe('the camera of a picture', () => {
  it('shows the whole picture with its own field of view', () => {
    const { edges } = poseOfView(VIEW, WHOLE);
    expect(edges.top).toBeCloseTo(Math.tan(Math.PI / 9), 12);
    expect(edges.right / edges.top).toBeCloseTo(16 / 9, 12);
    expect([edges.left, edges.bottom]).toEqual([-edges.right, -edges.top]);
  });

  it.each([
    ['a corner', CORNER],
    ['more than the picture', { left: -0.2, top: -0.1, right: 1.2, bottom: 1.1 }],
  ])('cut to %s shows every point where the picture has it', (_, part) => {
    const inPicture = projector(poseOfView(VIEW, WHOLE), VIEW);
    const frame = { width: 640, height: 480 };
    const inFrame = projector(poseOfView(VIEW, part), frame);
    for (const point of POINTS) {
      const [x, y] = inPicture(point) ?? [NaN, NaN];
      const [left, top] = inFrame(point) ?? [NaN, NaN];
      expect(left).toBeCloseTo(((x / VIEW.width - part.left) / (part.right - part.left)) * frame.width, 8);
      expect(top).toBeCloseTo(((y / VIEW.height - part.top) / (part.bottom - part.top)) * frame.height, 8);
    }
  });

  it('sends a ray through the point that it shows there', () => {
    const pose = poseOfView(VIEW, CORNER);
    const [x, y] = projector(pose, { width: 2, height: 2 })([3, 12, 4]) ?? [NaN, NaN];
    const ray = rayThrough(pose, x - 1, 1 - y);
    const metres = lengthOf(subtract([3, 12, 4], pose.eye));
    expectSame(add(pose.eye, scale(ray, metres)), [3, 12, 4]);
  });

  it('shows nothing of what is behind it', () => {
    expect(projector(poseOfView(VIEW, WHOLE), VIEW)([0, 60, 200])).toBeNull();
  });
});

describe('walking round', () => {
  const start = poseOfView(VIEW, CORNER);

  it.each<[string, (pose: Pose) => Pose]>([
    ['turning', (pose) => turned(pose, 0.4, 0.2)],
    ['coming nearer', (pose) => approached(pose, 0.5)],
  ])('%s keeps what is in the middle of the frame in the middle', (_, change) => {
    expectSame(pivotOf(change(start)), pivotOf(start));
  });

  it('turns by the angle, and up by the tilt', () => {
    const next = turned(start, 0.3, 0.2);
    expect(headingOf(start) - headingOf(next)).toBeCloseTo(0.3, 9);
    expect(tiltOf(next) - tiltOf(start)).toBeCloseTo(0.2, 9);
  });

  it('comes nearer by the factor', () => {
    const distance = ({ eye, target }: Pose) => lengthOf(subtract(eye, target));
    expect(distance(approached(start, 0.5))).toBeCloseTo(distance(start) / 2, 9);
  });

  it('moves along the ground, whatever it looks at', () => {
    const next = panned(poseOfView(VIEW, WHOLE), 5, 7);
    expectSame(next.eye, [5, 40, 93]);
    expectSame(next.target, [5, 10, -7]);
  });

  it.each<[string, Vector, number]>([
    ['north', [0, 10, -50], 0],
    ['east', [50, 10, 0], Math.PI / 2],
    ['west', [-50, 10, 0], -Math.PI / 2],
  ])('knows when it looks %s', (_, target, heading) => {
    expect(headingOf({ ...start, eye: [0, 10, 0], target })).toBeCloseTo(heading, 9);
  });
});
