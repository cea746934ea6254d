import { Frame } from '../geometry/frame.ts';
import type { MeshGroup } from '../geometry/mesh.ts';
import { at } from '../geometry/numbers.ts';
import { directionOf, type Ground, type Vector } from '../geometry/plane.ts';
import { addBox, SIDES } from '../geometry/solids.ts';
import { BAY_EAST_ROAD, HILLS_ROAD, MAIN_ROAD, MARINA_ROAD } from '../site/layout.ts';
import type { ParkingPlace } from '../site/site-drawing.ts';
import type { Grounds } from './props.ts';

const PAINTS: readonly Vector[] = [
  [0.85, 0.85, 0.85],
  [0.7, 0.7, 0.71],
  [0.03, 0.03, 0.035],
  [0.2, 0.21, 0.22],
  [0.9, 0.89, 0.87],
  [0.28, 0.03, 0.03],
  [0.04, 0.1, 0.22],
  [0.5, 0.48, 0.44],
];
const TAKEN_SHARE = 0.62;
/** From the middle of the road. */
const LANE_M = 1.8;
/** Cars farther out are too small to be seen. */
const FARTHEST_M = 700;

export function addCars(grounds: Grounds, parking: readonly ParkingPlace[]): void {
  const { random } = grounds;
  for (const { x, y, turn } of parking)
    if (random() < TAKEN_SHARE) addCar(grounds, x, y, turn + (random() < 0.5 ? Math.PI : 0));
  for (const { line } of [MAIN_ROAD, HILLS_ROAD, BAY_EAST_ROAD, MARINA_ROAD]) addTraffic(grounds, line);
}

function addTraffic(grounds: Grounds, line: readonly Ground[]): void {
  const { random } = grounds;
  for (let i = 6; i < line.length - 2; i += 5 + random.whole(9)) {
    const from = at(line, i);
    if (Math.abs(from[0]) > FARTHEST_M) continue;
    const turn = directionOf(from, at(line, i + 1));
    const side = random() < 0.5 ? 1 : -1;
    addCar(
      grounds,
      from[0] + Math.sin(turn) * LANE_M * side,
      from[1] - Math.cos(turn) * LANE_M * side,
      side > 0 ? turn : turn + Math.PI,
    );
  }
}

/** Side views: metres along the car and up. */
const BODY: readonly Ground[] = [
  [-2.2, 0.35],
  [-2.2, 0.85],
  [-1.9, 0.95],
  [1.2, 0.92],
  [2.15, 0.75],
  [2.2, 0.35],
];
const CABIN: readonly [Ground, Ground, Ground, Ground] = [
  [-1.75, 0.95],
  [-1.25, 1.42],
  [0.35, 1.42],
  [1.1, 0.93],
];
const HALF_WIDTH_M = 0.9;
const CABIN_HALF_WIDTH_M = 0.78;

function addCar({ group, grid, random }: Grounds, x: number, y: number, turn: number): void {
  const frame = new Frame(x, y, grid.height(x, y) + 0.02, turn);
  group.coloured('carpaint', random.pick(PAINTS));
  addBody(group, frame);
  addCabin(group, frame);
  for (const axle of [-1.35, 1.35])
    addBox(group.of('tyre'), frame, [axle - 0.33, -0.92, 0, axle + 0.33, 0.92, 0.62], SIDES);
}

function addBody(group: MeshGroup, frame: Frame): void {
  const paint = group.of('carpaint');
  const point = (i: number, side: number) => frame.point(at(BODY, i)[0], side, at(BODY, i)[1]);
  for (let i = 0; i + 1 < BODY.length; i += 1)
    paint.quad(
      point(i, -HALF_WIDTH_M),
      point(i + 1, -HALF_WIDTH_M),
      point(i + 1, HALF_WIDTH_M),
      point(i, HALF_WIDTH_M),
    );
  for (const side of [-HALF_WIDTH_M, HALF_WIDTH_M])
    for (let i = 1; i + 1 < BODY.length; i += 1)
      paint.triangle(point(0, side), point(i, side), point(i + 1, side));
}

/** Glass but for the roof. */
function addCabin(group: MeshGroup, frame: Frame): void {
  const glass = group.of('glassdark');
  const half = CABIN_HALF_WIDTH_M;
  const point = ([along, up]: Ground, side: number) => frame.point(along, side, up);
  for (let i = 0; i + 1 < CABIN.length; i += 1) {
    const [from, to] = [at(CABIN, i), at(CABIN, i + 1)];
    const mesh = i === 1 ? group.of('carpaint') : glass;
    mesh.quad(point(from, -half), point(to, -half), point(to, half), point(from, half));
  }
  const [back, roofBack, roofFront, front] = CABIN;
  for (const side of [-0.8, 0.8])
    glass.quad(
      point(back, side),
      point(front, side),
      point(roofFront, side * 0.93),
      point(roofBack, side * 0.93),
    );
}
