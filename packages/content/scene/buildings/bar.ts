import type { Frame } from '../geometry/frame.ts';
import { MeshGroup } from '../geometry/mesh.ts';
import { at } from '../geometry/numbers.ts';
import { type Ground, inset } from '../geometry/plane.ts';
import { type Random, randomOf } from '../geometry/random.ts';
import { addBox, SIDES_AND_TOP } from '../geometry/solids.ts';
import { addBay } from './bar-bay.ts';
import { addBarRoof } from './bar-roof.ts';
import { type BarDesign, BarShape } from './bar-shape.ts';
import { addFacade, type Segment } from './facade.ts';
import { addRailing, addSlab, FOUNDATION_M, SLAB_M, within } from './parts.ts';
import type { SceneLists } from './unit.ts';

/** What a building is drawn with. */
export interface Site {
  readonly group: MeshGroup;
  readonly frame: Frame;
  readonly random: Random;
  readonly lists: SceneLists;
}

const RAILING_INSET_M = 0.12;
const BACK_BAY_M = 3.1;
const PENTHOUSE_M = 14;

/** A long building, and its homes, solids and plants into the lists. */
export function bar(lists: SceneLists, name: string, frame: Frame, design: BarDesign): MeshGroup {
  const shape = new BarShape(design);
  const site: Site = { group: new MeshGroup(name), frame, random: randomOf(design.seed), lists };
  for (let floor = 0; floor < design.floors; floor += 1) addFloorOf(site, shape, floor);
  addBarRoof(site, shape);
  return site.group;
}

function addFloorOf(site: Site, shape: BarShape, floor: number): void {
  const { group, frame } = site;
  const slab = shape.slab(floor);
  addSlab(group, frame, slab, shape.floorZ(floor), {
    rooms: floor > 0 ? shape.rooms(floor - 1) : undefined,
    thickness: floor === 0 ? FOUNDATION_M : SLAB_M,
  });
  if (floor > 0 && shape.isTerraced) addTerraceEdge(site, shape, floor, slab);
  else if (floor > 0) addBalconyEdge(site, shape, floor, slab);
  const widths = bayWidths(shape, floor);
  let x = shape.left + shape.endOf(floor);
  widths.forEach((width, number) => {
    addBay(site, shape, { floor, number, count: widths.length, from: x, to: x + width, width });
    x += width;
  });
  addOtherSides(site, shape, floor);
}

/** Penthouses are fewer and wider; elsewhere the bays share the floor's length. */
function bayWidths(shape: BarShape, floor: number): number[] {
  const width = shape.right - shape.endOf(floor) - (shape.left + shape.endOf(floor));
  if (!shape.isPenthouse(floor)) return shape.design.bays.map((bay) => bay * (width / shape.length));
  const count = Math.max(2, Math.round(width / PENTHOUSE_M));
  return Array.from({ length: count }, () => width / count);
}

/** A railing behind a row of planters. */
function addTerraceEdge(site: Site, shape: BarShape, floor: number, slab: readonly Ground[]): void {
  const { group, frame, random, lists } = site;
  const z = shape.floorZ(floor);
  const [from, to] = inset(slab, RAILING_INSET_M).slice(0, 2) as [Ground, Ground];
  addRailing(group, frame, [from, to], z);
  const width = to[0] - from[0];
  addBox(
    group.of('wall'),
    within(frame, from[0], from[1] + 0.1, z),
    [0, 0, 0, width, 0.6, 0.55],
    SIDES_AND_TOP,
  );
  for (let x = 0.8; x < width - 0.4; x += 1.15) {
    if (random() < 0.2) continue;
    const [px, py, pz] = frame.point(from[0] + x, from[1] + 0.4, z + 0.4);
    lists.instances.push({
      proto: random.pick(['shrub0', 'shrub0', 'shrub1', 'shrub2']),
      x: px,
      y: py,
      z: pz,
      rot: random() * 6.28,
      s: random.between(0.4, 0.65),
      t: random(),
    });
  }
  const [left, right] = [at(slab, 0), at(slab, 1)];
  const facade = shape.facadeY(floor);
  const rightX = right[0] - RAILING_INSET_M;
  const leftX = left[0] + RAILING_INSET_M;
  addRailing(
    group,
    frame,
    [
      [rightX, right[1] + RAILING_INSET_M],
      [rightX, facade],
    ],
    z,
  );
  addRailing(
    group,
    frame,
    [
      [leftX, facade],
      [leftX, left[1] + RAILING_INSET_M],
    ],
    z,
  );
}

function addBalconyEdge(
  { group, frame }: Site,
  shape: BarShape,
  floor: number,
  slab: readonly Ground[],
): void {
  const z = shape.floorZ(floor);
  const line = inset(slab, RAILING_INSET_M).slice(0, shape.frontPoints(slab));
  const [first, last] = [at(line, 0), at(line, line.length - 1)];
  const end = shape.design.depth * 0.45;
  addRailing(group, frame, line, z);
  addRailing(group, frame, [last, [last[0], end]], z);
  addRailing(group, frame, [[first[0], end], first], z);
}

/** Both ends and the back. */
function addOtherSides({ group, frame, random }: Site, shape: BarShape, floor: number): void {
  const { depth, accent } = shape.design;
  const [left, right] = [shape.left + shape.endOf(floor), shape.right - shape.endOf(floor)];
  const front = shape.facadeY(floor);
  const heights: [number, number] = [shape.floorZ(floor), shape.ceilingZ(floor)];
  const side: Segment[] = shape.isTerraced
    ? [
        { width: 3, surface: 'glass' },
        { width: Math.max(0.5, depth - front - 3), surface: 'plaster' },
      ]
    : [
        { width: 4.2, surface: 'glass' },
        { width: 1.2, surface: accent },
        { width: 3, surface: 'window' },
        { width: 2.6, surface: 'plaster' },
      ];
  addFacade(
    group,
    frame,
    [
      [right, front],
      [right, depth],
    ],
    heights,
    side,
    random,
  );
  addFacade(
    group,
    frame,
    [
      [left, depth],
      [left, front],
    ],
    heights,
    side.toReversed(),
    random,
  );
  const count = Math.max(3, Math.round((right - left) / BACK_BAY_M));
  const back = Array.from(
    { length: count },
    (_, i): Segment => ({
      width: 1,
      surface: i % 5 === 2 ? accent : 'window',
    }),
  );
  addFacade(
    group,
    frame,
    [
      [right, depth],
      [left, depth],
    ],
    heights,
    back,
    random,
  );
}
