import earcut from 'earcut';
import type { Frame, Placing } from './frame.ts';
import type { Mesh } from './mesh.ts';
import { around, at } from './numbers.ts';
import type { Ground, Vector } from './plane.ts';

/** Low and high corner of a box in its frame. */
export type Extent = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];

export const ALL_FACES = 'xXyYzZ';
/** Its top is hidden or of another material, and nobody sees it from below. */
export const SIDES = 'xXyY';
export const SIDES_AND_TOP = 'xXyYZ';

/** A box with the faces that are named: small letters for the low side of an axis, capitals for the high one. */
export function addBox(
  mesh: Mesh,
  frame: Placing,
  [x0, y0, z0, x1, y1, z1]: Extent,
  faces = ALL_FACES,
): void {
  const a = frame.point(x0, y0, z0);
  const b = frame.point(x1, y0, z0);
  const c = frame.point(x1, y1, z0);
  const d = frame.point(x0, y1, z0);
  const e = frame.point(x0, y0, z1);
  const f = frame.point(x1, y0, z1);
  const g = frame.point(x1, y1, z1);
  const h = frame.point(x0, y1, z1);
  const quads: readonly [string, Vector, Vector, Vector, Vector][] = [
    ['y', a, b, f, e],
    ['Y', c, d, h, g],
    ['x', d, a, e, h],
    ['X', b, c, g, f],
    ['Z', e, f, g, h],
    ['z', d, c, b, a],
  ];
  for (const [face, ...corners] of quads) if (faces.includes(face)) mesh.quad(...corners);
}

/** An upright face along x of a frame, at depth `y`. */
export function addPane(
  mesh: Mesh,
  frame: Frame,
  [x0, z0, x1, z1]: readonly [number, number, number, number],
  y = 0,
): void {
  mesh.quad(frame.point(x0, y, z0), frame.point(x1, y, z0), frame.point(x1, y, z1), frame.point(x0, y, z1));
}

/** A level face at height `z`. */
export function addFloor(
  mesh: Mesh,
  frame: Frame,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  z: number,
): void {
  mesh.quad(frame.point(x0, y0, z), frame.point(x1, y0, z), frame.point(x1, y1, z), frame.point(x0, y1, z));
}

interface Extruded {
  readonly top?: Mesh;
  readonly bottom?: Mesh;
  readonly side?: Mesh;
  readonly holes?: readonly Ground[][];
}

/** An outline between two heights, in the frame's own metres; faces without a mesh are left out. */
export function extrude(
  frame: Frame,
  outline: readonly Ground[],
  [z0, z1]: readonly [number, number],
  { top, bottom, side, holes = [] }: Extruded,
): void {
  const flat = [outline, ...holes].flat(2);
  const starts: number[] = [];
  let corners = outline.length;
  for (const hole of holes) {
    starts.push(corners);
    corners += hole.length;
  }
  const indices = earcut(flat, starts.length > 0 ? starts : undefined, 2);
  const corner = (index: number, z: number) => frame.point(at(flat, 2 * index), at(flat, 2 * index + 1), z);
  for (let i = 0; i < indices.length; i += 3) {
    const [first, second, third] = againstClock(flat, [
      at(indices, i),
      at(indices, i + 1),
      at(indices, i + 2),
    ]);
    top?.triangle(corner(first, z1), corner(second, z1), corner(third, z1));
    bottom?.triangle(corner(first, z0), corner(third, z0), corner(second, z0));
  }
  if (!side) return;
  for (const ring of [outline, ...holes])
    for (let i = 0; i < ring.length; i += 1) {
      const [px, py] = at(ring, i);
      const [qx, qy] = around(ring, i + 1);
      side.quad(
        frame.point(px, py, z0),
        frame.point(qx, qy, z0),
        frame.point(qx, qy, z1),
        frame.point(px, py, z1),
      );
    }
}

function againstClock(flat: readonly number[], [a, b, c]: Vector): Vector {
  const [ax, ay] = [at(flat, 2 * a), at(flat, 2 * a + 1)];
  const [bx, by] = [at(flat, 2 * b), at(flat, 2 * b + 1)];
  const [cx, cy] = [at(flat, 2 * c), at(flat, 2 * c + 1)];
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) > 0 ? [a, b, c] : [a, c, b];
}

/** Level points round a middle, against the clock from east. */
export function circle(radius: number, count: number): Ground[] {
  return Array.from(
    { length: count },
    (_, i): Ground => [radius * Math.cos((i / count) * TURN), radius * Math.sin((i / count) * TURN)],
  );
}

/** A full turn, as the scene has always had it: with more digits every round thing would change a little. */
export const TURN = 6.2832;
