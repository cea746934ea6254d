import { lerp, upTo } from '../geometry/numbers.ts';
import type { Ground } from '../geometry/plane.ts';
import { addBox, addFloor, SIDES, SIDES_AND_TOP } from '../geometry/solids.ts';
import type { Site } from './bar.ts';
import { type BarShape, STOREY_M } from './bar-shape.ts';
import { addFacade, type Segment } from './facade.ts';
import { addFurniture, BALCONY_KINDS, FREE_M, FURNITURE_KINDS, RAIL_M } from './furniture/furniture.ts';
import { addPot } from './furniture/pieces.ts';
import { SLAB_M, within } from './parts.ts';
import { addRoom } from './room.ts';
import { addUnit } from './unit.ts';

/** A home of a bar: its floor, its place there, and where it lies along the front (metres). */
export interface Bay {
  readonly floor: number;
  readonly number: number;
  /** How many the floor has. */
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

/** Of the homes at the ends, round which the balcony goes. */
const END_BALCONY_M = 1.1;
const NET_SHARE = 0.88;

export function addBay(site: Site, shape: BarShape, bay: Bay): void {
  const { group, frame, random } = site;
  const { floor, from, to } = bay;
  const front = shape.facadeY(floor);
  const [z0, z1] = [shape.floorZ(floor), shape.ceilingZ(floor)];
  const { depth } = shape.design;
  addFacade(
    group,
    frame,
    [
      [from, front],
      [to, front],
    ],
    [z0, z1],
    frontOf(shape, bay),
    random,
  );
  const back = Math.min(depth - 2.2, front + 5.2);
  addRoom(group, frame, { x0: from, x1: to, y0: front, back, z0, z1 }, random);
  if (bay.number < bay.count - 1) {
    addBox(group.of('interior'), frame, [to - 0.12, front + 0.2, z0, to + 0.12, depth, z1], 'xX');
    addScreen(site, shape, bay);
  }
  furnishBalcony(site, shape, bay);
  if (floor > 0 && random() < 0.7) addPlantInPot(site, shape, bay);
  if (shape.isPenthouse(floor)) {
    addPergola(site, shape, bay);
    if (bay.number % 2 === 0) addPlungePool(site, shape, bay);
  }
  addUnitOf(site, shape, bay);
}

function frontOf(shape: BarShape, { floor, number, width }: Bay): Segment[] {
  const { style, accent } = shape.design;
  const solid = width < 8 ? 1.6 : 2.1;
  const segments: Segment[] =
    width > 11
      ? [
          { width: width * 0.42, surface: 'glass' },
          { width: solid, surface: accent },
          { width: width * 0.58 - solid - 0.4, surface: 'glass' },
          { width: 0.4, surface: 'plaster' },
        ]
      : [
          { width: 0.4, surface: 'plaster' },
          { width: width - solid - 0.4, surface: 'glass' },
          { width: solid, surface: accent },
        ];
  const isMirrored = (number + (style === 'crisp' ? floor : 0)) % 2 === 0;
  return isMirrored ? segments.toReversed() : segments;
}

/** Between the balconies of neighbours. */
function addScreen({ group, frame }: Site, shape: BarShape, { floor, to }: Bay): void {
  const front = shape.facadeY(floor);
  const z0 = shape.floorZ(floor);
  const wall = group.of('wall');
  if (shape.isTerraced) {
    const outer = floor === 0 ? -3.6 : shape.balconyY(floor, to) + 0.9;
    addBox(wall, frame, [to - 0.14, outer, z0, to + 0.14, front, z0 + 1.9], SIDES_AND_TOP);
    return;
  }
  const outer = Math.max(shape.balconyY(floor, to) + 0.35, front - 2.4);
  addBox(wall, frame, [to - 0.11, outer + 0.25, z0, to + 0.11, front + 0.02, shape.ceilingZ(floor)], SIDES);
}

/** From the rail to what stands behind a row of planters. */
const PLANTERS_M = 0.8;
/** Of the part of a ground floor's terrace that is furnished. */
const GARDEN_DEPTH_M = 2.4;

function furnishBalcony({ group, frame, random }: Site, shape: BarShape, bay: Bay): void {
  const { floor, number, from, to } = bay;
  const front = shape.facadeY(floor);
  const z = shape.floorZ(floor);
  const half = (from + to) / 2;
  if (floor === 0) {
    const x = half + (number % 2 === 0 ? FREE_M : -FREE_M);
    addFurniture(group, frame, { foot: [x, front, z], depth: GARDEN_DEPTH_M }, random);
    return;
  }
  const by = lerp(from, to, random.between(0.3, 0.7)) - half;
  const x = half + Math.sign(by) * Math.max(FREE_M, Math.abs(by));
  const depth = front - shape.balconyY(floor, x) - (shape.isTerraced ? PLANTERS_M : RAIL_M);
  const isDeep = shape.isTerraced || floor === shape.top;
  const kind = random.whole(isDeep ? FURNITURE_KINDS : BALCONY_KINDS);
  addFurniture(group, frame, { foot: [x, front, z], depth }, random, kind);
}

function addPlantInPot(
  { group, frame, random, lists }: Site,
  shape: BarShape,
  { floor, from, to }: Bay,
): void {
  const pot = within(
    frame,
    random() < 0.5 ? from + 0.6 : to - 0.6,
    shape.facadeY(floor) - 0.6,
    shape.floorZ(floor),
  );
  lists.instances.push({
    proto: random.pick(['shrub0', 'shrub1']),
    x: pot.x,
    y: pot.y,
    z: pot.z + 0.15,
    rot: random() * 6.28,
    s: 0.55,
    t: random(),
  });
  addPot(group, pot);
}

function addPergola({ group, frame }: Site, shape: BarShape, { floor, from, to, width: bay }: Bay): void {
  const middle = lerp(from, to, 0.5);
  const width = Math.min(4, bay * 0.4);
  const front = shape.facadeY(floor);
  const z = shape.floorZ(floor);
  const timber = group.of('wood');
  for (const side of [-1, 1])
    for (const y of [front - 3.4, front - 0.1]) {
      const x = middle + (side * width) / 2;
      addBox(timber, frame, [x - 0.07, y, z, x + 0.07, y + 0.14, z + 2.6], SIDES);
    }
  for (const i of upTo(13)) {
    const y = lerp(front - 3.5, front, i / 12);
    addBox(timber, frame, [
      middle - width / 2 - 0.2,
      y - 0.04,
      z + 2.6,
      middle + width / 2 + 0.2,
      y + 0.06,
      z + 2.76,
    ]);
  }
}

function addPlungePool({ group, frame }: Site, shape: BarShape, { floor, from }: Bay): void {
  const x = from + 1.6;
  const front = shape.facadeY(floor);
  const z = shape.floorZ(floor);
  addBox(group.of('slab'), frame, [x - 1.4, front - 4.2, z, x + 1.6, front - 1.6, z + 0.5], SIDES_AND_TOP);
  addFloor(group.of('pool'), frame, [x - 1.2, front - 4, x + 1.4, front - 1.8], z + 0.52);
}

/** The home's volume with its balcony. */
function addUnitOf({ group, frame, lists }: Site, shape: BarShape, bay: Bay): void {
  const { floor, number, from, to, width } = bay;
  const { depth } = shape.design;
  const front = shape.facadeY(floor);
  const hasEnds = !shape.isTerraced && floor !== shape.top;
  const isFirst = number === 0 && hasEnds;
  const isLast = number === bay.count - 1 && hasEnds;
  const steps = shape.isTerraced ? 1 : 8;
  const edge = upTo(steps + 1).map((i): Ground => {
    const x = lerp(isFirst ? from - END_BALCONY_M : from, isLast ? to + END_BALCONY_M : to, i / steps);
    return frame.ground(x, floor === 0 ? Math.min(-3.6, front - 3) : shape.balconyY(floor, x) + 0.05);
  });
  const z = frame.z + shape.floorZ(floor);
  addUnit(lists, {
    building: group.name,
    floor,
    number,
    width,
    poly: [
      ...edge,
      frame.ground(isLast ? to + 0.05 : to, depth),
      frame.ground(isFirst ? from - 0.05 : from, depth),
    ],
    z0: z - (floor > 0 ? SLAB_M : 0),
    z1: z + STOREY_M - SLAB_M,
    area: width * (depth - front) * NET_SHARE,
  });
}
