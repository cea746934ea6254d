import type { Unit } from '../buildings/unit.ts';
import { at } from '../geometry/numbers.ts';
import type { Ground, Vector } from '../geometry/plane.ts';
import type { PlacedBuilding } from '../site/placed-buildings.ts';
import type { Camera } from './cameras.ts';
import { projectionOf } from './projection.ts';

/** From where each front is seen best: degrees to the side of its middle, and above it. */
const DIRECTIONS: Readonly<Record<string, readonly [side: number, above: number]>> = {
  H1: [24, 14],
  H3: [24, 14],
  H4: [24, 14],
  B1: [24, 10],
  B3: [-24, 10],
  B4: [-24, 10],
  T1: [-24, 11],
  M3: [-24, 10],
  M4: [24, 14],
};
const TOWER_FOV = 34;
const FOV = 33;
const WIDTH_PX = 1600;
const HEIGHT_PX = 900;
/** How much of the picture the building takes. */
const WIDTH_SHARE = 0.66;
const HEIGHT_SHARE = 0.7;
const STEPS = 14;
const FIRST_DISTANCE_M = 90;

const degrees = (value: number): number => (value * Math.PI) / 180;
/** To the centimetre. */
const rounded = (v: Vector): Vector => [+v[0].toFixed(2), +v[1].toFixed(2), +v[2].toFixed(2)];

interface Box {
  readonly low: Ground;
  readonly high: Ground;
}

/** A camera that has all homes of a building in its middle. */
export function frontCamera({ plan, frame }: PlacedBuilding, units: readonly Unit[]): Camera {
  const corners = units.flatMap(({ poly, z0, z1 }) =>
    poly.flatMap(([x, y]): Vector[] => [
      [x, y, z0],
      [x, y, z1],
    ]),
  );
  const [side, above] = DIRECTIONS[plan.name] ?? [0, 0];
  const turn = frame.turn + degrees(side);
  const height = degrees(above);
  const direction: Vector = [
    Math.sin(turn) * Math.cos(height),
    -Math.cos(turn) * Math.cos(height),
    Math.sin(height),
  ];
  const fov = 'tower' in plan ? TOWER_FOV : FOV;
  let target = middleOf(corners);
  let distance = FIRST_DISTANCE_M;
  const position = (): Vector => [
    target[0] + direction[0] * distance,
    target[1] + direction[1] * distance,
    target[2] + direction[2] * distance,
  ];
  for (let step = 0; step < STEPS; step += 1) {
    const { low, high } = boxIn({ pos: position(), tgt: target, fov }, corners);
    const excess = Math.max(
      (high[0] - low[0]) / (WIDTH_PX * WIDTH_SHARE),
      (high[1] - low[1]) / (HEIGHT_PX * HEIGHT_SHARE),
    );
    distance *= 1 + (excess - 1) * 0.8;
    const metres = (distance * 2 * Math.tan((fov * Math.PI) / 360)) / HEIGHT_PX;
    const across = ((low[0] + high[0]) / 2) * metres;
    const up = ((low[1] + high[1]) / 2) * metres;
    target = [
      target[0] + Math.cos(turn) * across * 0.7,
      target[1] + Math.sin(turn) * across * 0.7,
      target[2] + up * 0.7,
    ];
  }
  return { name: `${plan.name}-front`, pos: rounded(position()), tgt: rounded(target), fov };
}

function middleOf(points: readonly Vector[]): Vector {
  const along = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point[axis]);
    return (Math.min(...values) + Math.max(...values)) / 2;
  };
  return [along(0), along(1), along(2)];
}

/** What points take of a picture, in pixels from its middle. */
function boxIn(camera: Omit<Camera, 'name'>, points: readonly Vector[]): Box {
  const project = projectionOf(camera, HEIGHT_PX);
  const seen = points.map((point): Ground => {
    const [x, y, depth] = project(...point);
    return [x / depth, y / depth];
  });
  const of = (axis: 0 | 1, pick: (...values: number[]) => number) =>
    pick(...seen.map((point) => at(point, axis)));
  return { low: [of(0, Math.min), of(1, Math.min)], high: [of(0, Math.max), of(1, Math.max)] };
}
