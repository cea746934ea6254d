import type { Frame } from '../geometry/frame.ts';
import { MeshGroup } from '../geometry/mesh.ts';
import { around, at, lerp, upTo } from '../geometry/numbers.ts';
import { between, directionOf, type Ground, inset, lengthOf } from '../geometry/plane.ts';
import { randomOf } from '../geometry/random.ts';
import { addBox, extrude, SIDES, SIDES_AND_TOP } from '../geometry/solids.ts';
import type { Site } from './bar.ts';
import { ROOF_SLAB_M } from './bar-roof.ts';
import { addFacade, type Surface } from './facade.ts';
import { addFurniture, BALCONY_KINDS, FREE_M, RAIL_M } from './furniture/furniture.ts';
import { addPot } from './furniture/pieces.ts';
import { addRailing, addSlab, FOUNDATION_M, SLAB_M, within } from './parts.ts';
import { addUnit, type SceneLists } from './unit.ts';

/** A rounded tower of four homes a floor; half its width and depth in metres. */
export interface TowerDesign {
  readonly floors: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
  readonly seed: number;
}

export const TOWER_STOREY_M = 3.3;
/** Points of an outline; a quarter of them belong to each home. */
const POINTS = 96;
const UNITS = 4;
const QUARTER = POINTS / UNITS;
/** Exponent of the rounded outline: 2 would be an ellipse. */
const ROUNDNESS = 4;
const PENTHOUSE_BACK_M = 3.2;
const BALCONY_M = 2.1;
const GROUND_TERRACE_M = 2.6;

interface Floor {
  readonly number: number;
  readonly isTop: boolean;
  readonly z0: number;
  readonly z1: number;
  /** Of the rooms, and of the balconies' edge. */
  readonly inner: readonly Ground[];
  readonly outer: readonly Ground[];
}

/** A superellipse, whose radius swings a little by `twist`. */
function outlineOf(halfWidth: number, halfDepth: number, twist = 0): Ground[] {
  return upTo(POINTS).map((i): Ground => {
    const angle = (i / POINTS) * 2 * Math.PI - Math.PI * 0.75;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const scale = 1 + twist * Math.sin(2 * angle + 0.5);
    return [
      halfWidth * scale * Math.sign(c) * Math.abs(c) ** (2 / ROUNDNESS),
      halfDepth * scale * Math.sign(s) * Math.abs(s) ** (2 / ROUNDNESS),
    ];
  });
}

export function tower(lists: SceneLists, name: string, frame: Frame, design: TowerDesign): MeshGroup {
  const site: Site = { group: new MeshGroup(name), frame, random: randomOf(design.seed), lists };
  for (const number of upTo(design.floors)) addFloorOf(site, design, floorOf(design, number));
  addRoof(site, design);
  return site.group;
}

function floorOf({ floors, halfWidth, halfDepth, seed }: TowerDesign, number: number): Floor {
  const isTop = number >= floors - 1;
  const z0 = number * TOWER_STOREY_M;
  const back = isTop ? PENTHOUSE_BACK_M : 0;
  return {
    number,
    isTop,
    z0,
    z1: z0 + TOWER_STOREY_M - SLAB_M,
    inner: outlineOf(halfWidth - back, halfDepth - back),
    outer:
      number === 0
        ? outlineOf(halfWidth + GROUND_TERRACE_M, halfDepth + GROUND_TERRACE_M)
        : outlineOf(halfWidth + BALCONY_M, halfDepth + BALCONY_M, 0.05 * Math.sin(number * 0.55 + seed)),
  };
}

function addFloorOf(site: Site, design: TowerDesign, floor: Floor): void {
  const { group, frame, random } = site;
  const { halfWidth, halfDepth } = design;
  const { number, z0, z1, inner, outer } = floor;
  addSlab(group, frame, outer, z0, {
    rooms: number > 0 ? outlineOf(halfWidth, halfDepth) : undefined,
    thickness: number === 0 ? FOUNDATION_M : SLAB_M,
  });
  if (number > 0) {
    const line = inset(outer, 0.13);
    addRailing(group, frame, [...line, at(line, 0)], z0);
  }
  for (let i = 0; i < POINTS; i += 2) {
    const segment = [{ width: 1, surface: surfaceAt(i % QUARTER) }];
    addFacade(group, frame, [at(inner, i), at(inner, (i + 2) % POINTS)], [z0, z1], segment, random);
  }
  addBox(group.of('interior'), frame, [-4, -4, z0, 4, 4, z1], SIDES);
  const back = floor.isTop ? PENTHOUSE_BACK_M : 0;
  const parquet = outlineOf(halfWidth - back - 0.2, halfDepth - back - 0.2);
  extrude(frame, parquet, [z0, z0 + 0.012], { top: group.of('oak') });
  for (const quarter of upTo(UNITS)) addUnitRooms(site, design, floor, quarter);
}

/** By the point of a home's quarter at which a part of the façade begins. */
function surfaceAt(point: number): Surface {
  if (point === 0 || point === QUARTER - 2) return 'wood';
  return (point / 2) % 6 === 4 ? 'plaster' : 'glass';
}

function addUnitRooms(site: Site, design: TowerDesign, floor: Floor, quarter: number): void {
  const { group, frame } = site;
  const { z0, z1, inner, outer } = floor;
  const first = quarter * QUARTER;
  const wall = at(inner, first);
  const line = frame.along([0, 0], wall);
  const radius = lengthOf(wall);
  addBox(group.of('interior'), line, [3, -0.12, z0, radius - 0.15, 0.12, z1], 'yY');
  const balcony = lengthOf(at(outer, first));
  for (const k of upTo(8)) {
    const r = lerp(radius + 0.1, balcony - 0.5, k / 8);
    addBox(group.of('wood'), line, [r, -0.03, z0, r + 0.1, 0.03, z1], SIDES);
  }
  const middle = (first + POINTS / 8) % POINTS;
  addFurnitureAt(site, floor, middle, floor.number % 2 === 0 ? FREE_M : -FREE_M);
  for (const offset of [5, 15]) furnish(site, floor, first + offset);
  addUnitOf(site, design, floor, quarter);
}

const POT_ASIDE_M = 1.9;

/** Where things stand before a point of the outline: x along the house, which is at large y. */
function balconyAt({ frame }: Site, { z0, inner, outer }: Floor, point: number) {
  const [a, b] = [at(inner, point), at(outer, point)];
  const along = directionOf(around(inner, point - 1), around(inner, (point + 1) % POINTS));
  return { own: within(frame, a[0], a[1], z0, along), depth: between(a, b) - RAIL_M };
}

function addFurnitureAt(site: Site, floor: Floor, point: number, aside = 0): void {
  const { own, depth } = balconyAt(site, floor, point);
  const { group, random } = site;
  addFurniture(group, own, { foot: [aside, 0, 0], depth }, random, random.whole(BALCONY_KINDS));
}

/** Perhaps a table or sofa, perhaps a shrub in a pot beside it, on the balcony at a point of the outline. */
function furnish(site: Site, floor: Floor, point: number): void {
  const { group, random, lists } = site;
  if (random() < 0.6) addFurnitureAt(site, floor, point);
  if (random() >= 0.6) return;
  const { own, depth } = balconyAt(site, floor, point);
  const pot = within(own, POT_ASIDE_M, -Math.min(depth / 2, 1), 0);
  addPot(group, pot);
  const { x, y, z } = pot;
  lists.instances.push({ proto: 'shrub0', x, y, z: z + 0.2, rot: random() * 6, s: 0.55, t: random() });
}

function addUnitOf({ group, frame, lists }: Site, design: TowerDesign, floor: Floor, quarter: number): void {
  const { number, isTop, z0, outer } = floor;
  const first = quarter * QUARTER;
  const edge = upTo(QUARTER + 1).map((i) => frame.ground(...around(outer, (first + i) % POINTS)));
  const z = frame.z + z0;
  addUnit(lists, {
    building: group.name,
    floor: number,
    number: quarter,
    width: isTop || quarter % 2 === 1 ? 13 : 10,
    poly: [frame.ground(0, 0), ...edge],
    z0: z - (number > 0 ? SLAB_M : 0),
    z1: z + TOWER_STOREY_M - SLAB_M,
    area: design.halfWidth * design.halfDepth * (isTop ? 0.62 : 0.86),
  });
}

function addRoof({ group, frame, lists }: Site, { floors, halfWidth, halfDepth }: TowerDesign): void {
  const z = floors * TOWER_STOREY_M;
  const back = PENTHOUSE_BACK_M;
  const outline = outlineOf(halfWidth - back + 1.3, halfDepth - back + 1.3);
  addSlab(group, frame, outline, z, {
    rooms: outlineOf(halfWidth - back, halfDepth - back),
    thickness: ROOF_SLAB_M,
    top: 'roof',
  });
  const slab = group.of('slab');
  extrude(frame, outline, [z, z + 0.4], { top: slab, side: slab, holes: [inset(outline, 0.35)] });
  addBox(group.of('wall'), frame, [-3.5, -3.5, z, 3.5, 3.5, z + 3], SIDES_AND_TOP);
  addBox(slab, frame, [-3.8, -3.8, z + 3, 3.8, 3.8, z + 3.25]);
  for (const i of upTo(5))
    addBox(group.of('metal'), frame, [-6 + i * 1.3, 5, z, -5 + i * 1.3, 6, z + 1], SIDES_AND_TOP);
  const core: Ground[] = [
    [-3.5, -3.5],
    [3.5, -3.5],
    [3.5, 3.5],
    [-3.5, 3.5],
  ];
  const building = group.name;
  const placed = (poly: readonly Ground[]) => poly.map(([x, y]) => frame.ground(x, y));
  lists.solids.push(
    { poly: placed(outline), z0: frame.z + z - ROOF_SLAB_M, z1: frame.z + z + 0.4, building },
    { poly: placed(core), z0: frame.z + z, z1: frame.z + z + 3.2, building },
  );
}
