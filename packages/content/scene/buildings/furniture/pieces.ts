import { type Frame, type Placing, tipped } from '../../geometry/frame.ts';
import type { Mesh, MeshGroup } from '../../geometry/mesh.ts';
import { around, at, upTo } from '../../geometry/numbers.ts';
import type { Vector } from '../../geometry/plane.ts';
import { addBox, circle, type Extent, SIDES } from '../../geometry/solids.ts';
import { within } from '../parts.ts';

/** Colours of a set, linear. */
export interface Look {
  /** Of legs, rails and slats. */
  readonly frame: Vector;
  readonly cloth: Vector;
  /** Of small cushions. */
  readonly accent: Vector;
}

/** One of those that a set of furniture is made in. */
export interface Setting {
  readonly group: MeshGroup;
  /** Its middle on the floor: x along the house, the house at large y. */
  readonly own: Frame;
  readonly look: Look;
  /** From the rail to the house (metres). */
  readonly depth: number;
}

const WEAVE: Vector = [0.2, 0.125, 0.066];
const LEAVES: readonly Vector[] = [
  [0.07, 0.16, 0.045],
  [0.1, 0.21, 0.06],
];
const EARTH: Vector = [0.06, 0.04, 0.028];
const CLAY: Vector = [0.5, 0.27, 0.17];

/** Outdoor furniture has one material with many colours: the mesh, with the one that its next corners have. */
export const painted = (group: MeshGroup, colour: Vector): Mesh => group.coloured('cushion', colour);
export const woven = (group: MeshGroup): Mesh => painted(group, WEAVE);

const BEVEL_M = 0.03;

/** A padded box without an underside: its upper edges are bevelled, its middle is a little higher. */
export function addCushion(mesh: Mesh, placing: Placing, [x0, y0, z0, x1, y1, z1]: Extent): void {
  const ring = (inset: number, z: number): Vector[] => [
    placing.point(x0 + inset, y0 + inset, z),
    placing.point(x1 - inset, y0 + inset, z),
    placing.point(x1 - inset, y1 - inset, z),
    placing.point(x0 + inset, y1 - inset, z),
  ];
  const rings = [ring(BEVEL_M / 2, z0), ring(0, z1 - BEVEL_M), ring(BEVEL_M, z1)];
  const middle = placing.point((x0 + x1) / 2, (y0 + y1) / 2, z1 + BEVEL_M / 2);
  for (const i of upTo(4)) {
    for (const level of [0, 1]) {
      const [low, high] = [at(rings, level), at(rings, level + 1)];
      mesh.quad(at(low, i), around(low, i + 1), around(high, i + 1), at(high, i));
    }
    const top = at(rings, 2);
    mesh.triangle(at(top, i), around(top, i + 1), middle);
  }
}

/** Boards side by side along x, their length along y. */
export function addSlats(
  mesh: Mesh,
  placing: Placing,
  [x0, y0, z0, x1, y1, z1]: Extent,
  count: number,
  gap = 0.014,
): void {
  const step = (x1 - x0 + gap) / count;
  for (const i of upTo(count)) {
    const left = x0 + i * step;
    const faces = `yYZ${i === 0 ? 'x' : ''}${i === count - 1 ? 'X' : ''}`;
    addBox(mesh, placing, [left, y0, z0, left + step - gap, y1, z1], faces);
  }
}

/** Four posts at the corners of a box. */
export function addLegs(mesh: Mesh, frame: Frame, [x0, y0, z0, x1, y1, z1]: Extent, thickness = 0.04): void {
  for (const x of [x0, x1 - thickness])
    for (const y of [y0, y1 - thickness])
      addBox(mesh, frame, [x, y, z0, x + thickness, y + thickness, z1], SIDES);
}

/** A cushion that stands on its lower edge and leans back. */
export function addStandingCushion(
  mesh: Mesh,
  frame: Frame,
  [x, y, z]: Vector,
  { width, height, thickness, lean }: Readonly<Record<'width' | 'height' | 'thickness' | 'lean', number>>,
): void {
  const placing = tipped(frame, [x, y, z], lean - Math.PI / 2);
  addCushion(mesh, placing, [-width / 2, 0, 0, width / 2, height, thickness]);
}

/** A table of boards on four legs, as high as `z1`. */
export function addTable(
  mesh: Mesh,
  frame: Frame,
  [x0, y0, x1, y1]: readonly number[],
  height: number,
): void {
  const [left, front, right, back] = [x0, y0, x1, y1] as [number, number, number, number];
  addSlats(
    mesh,
    frame,
    [left, front, height - 0.035, right, back, height],
    Math.round((right - left) / 0.11),
  );
  addLegs(mesh, frame, [left + 0.04, front + 0.04, 0, right - 0.04, back - 0.04, height - 0.035]);
}

/** Round rings above one another. */
export function addTube(
  mesh: Mesh,
  own: Frame,
  sides: number,
  rings: readonly (readonly [radius: number, height: number])[],
): void {
  const corners = rings.map(([radius, z]) => circle(radius, sides).map(([x, y]) => own.point(x, y, z)));
  for (const level of upTo(rings.length - 1)) {
    const [low, high] = [at(corners, level), at(corners, level + 1)];
    for (const i of upTo(sides)) mesh.quad(at(low, i), around(low, i + 1), around(high, i + 1), at(high, i));
  }
}

/** A round board without thickness, seen from above. */
export function addDisc(mesh: Mesh, own: Frame, sides: number, radius: number, z: number): void {
  const rim = circle(radius, sides).map(([x, y]) => own.point(x, y, z));
  for (const i of upTo(sides - 2)) mesh.triangle(at(rim, 0), at(rim, i + 1), at(rim, i + 2));
}

const POT_SIDES = 6;

/** A small plant in a clay pot, for a table. */
export function addTablePlant(group: MeshGroup, frame: Frame, [x, y, z]: Vector): void {
  addTube(painted(group, CLAY), within(frame, x, y, z), POT_SIDES, [
    [0.045, 0],
    [0.065, 0.11],
  ]);
  const root = frame.point(x, y, z + 0.08);
  for (const [row, leaf] of LEAVES.entries()) {
    const mesh = painted(group, leaf);
    const count = POT_SIDES - row;
    for (const i of upTo(count)) {
      const angle = ((i + row / 2) / count) * 2 * Math.PI;
      const along = (reach: number, aside: number, height: number) =>
        frame.point(
          x + reach * Math.cos(angle) - aside * Math.sin(angle),
          y + reach * Math.sin(angle) + aside * Math.cos(angle),
          z + height,
        );
      const [reach, height] = row === 0 ? [0.13, 0.17] : [0.07, 0.27];
      mesh.quad(
        root,
        along(reach * 0.6, -0.03, height * 0.85),
        along(reach, 0, height),
        along(reach * 0.6, 0.03, height * 0.85),
      );
    }
  }
}

/** Height of the pot of a plant that stands on the floor. */
const POT_M = 0.46;
const EARTH_M = 0.41;
const POT_CORNERS = 8;

/** A tapered pot with earth in it. */
export function addPot(group: MeshGroup, own: Frame): void {
  addTube(group.of('dark'), own, POT_CORNERS, [
    [0.19, 0],
    [0.27, POT_M],
    [0.235, POT_M],
    [0.23, EARTH_M],
  ]);
  addDisc(painted(group, EARTH), own, POT_CORNERS, 0.23, EARTH_M);
}
