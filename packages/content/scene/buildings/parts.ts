import { type Frame, frameAt } from '../geometry/frame.ts';
import type { MeshGroup } from '../geometry/mesh.ts';
import { at } from '../geometry/numbers.ts';
import { between, type Ground } from '../geometry/plane.ts';
import { addBox, addPane, extrude, SIDES } from '../geometry/solids.ts';

/** From floor to floor the slab takes this much. */
export const SLAB_M = 0.34;
/** The ground floor's slab goes into the ground. */
export const FOUNDATION_M = 1.2;
const RAILING_M = 1.08;
const POST_SPACING_M = 1.5;
/** Four centimetres: a hand goes round it, and it takes little of the view. */
const HALF_HANDRAIL_M = 0.02;

/** Where a part of a façade lies along its line, and between which heights (metres). */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly z0: number;
  readonly z1: number;
}

export const WALL_THICKNESS_M = 0.25;
/** Glass between a foot rail and a handrail, along points in the frame's own metres. */
export function addRailing(group: MeshGroup, frame: Frame, points: readonly Ground[], z: number): void {
  const glass = group.of('railglass');
  const metal = group.of('metal');
  const foot = group.of('slab');
  let sincePost = 0;
  for (let i = 0; i + 1 < points.length; i += 1) {
    const [from, to] = [at(points, i), at(points, i + 1)];
    const length = between(from, to);
    if (length < 0.02) continue;
    const line = frame.along(from, to, z);
    addPane(glass, line, [0, 0.06, length, RAILING_M - 0.03]);
    addBox(
      metal,
      line,
      [
        -HALF_HANDRAIL_M,
        -HALF_HANDRAIL_M,
        RAILING_M - 0.03,
        length + HALF_HANDRAIL_M,
        HALF_HANDRAIL_M,
        RAILING_M + 0.01,
      ],
      'yYzZ',
    );
    addBox(foot, line, [0, -0.03, 0, length, 0.03, 0.06], 'yYZ');
    sincePost += length;
    if (sincePost <= POST_SPACING_M) continue;
    sincePost = 0;
    addBox(metal, line, [length - 0.012, -0.02, 0, length + 0.012, 0.02, RAILING_M], SIDES);
  }
}

interface Slab {
  /** Of the rooms below: outside of it the slab's underside is timber. */
  readonly rooms?: readonly Ground[] | undefined;
  readonly thickness?: number;
  readonly top?: string;
}

/** A slab whose top is at `z`. */
export function addSlab(
  group: MeshGroup,
  frame: Frame,
  outline: readonly Ground[],
  z: number,
  { rooms, thickness = SLAB_M, top = 'tilefloor' }: Slab,
): void {
  extrude(frame, outline, [z - thickness, z], {
    top: group.of(top),
    bottom: group.of('ceiling'),
    side: group.of('slab'),
  });
  if (!rooms) return;
  const span: [number, number] = [z - thickness - 0.015, z - thickness - 0.012];
  extrude(frame, outline, span, { bottom: group.of('soffit'), holes: [[...rooms]] });
}

/** A frame at a point of another one, turned like it. */
export const within = (frame: Frame, x: number, y: number, z: number, turn = 0): Frame =>
  frameAt(frame.point(x, y, z), frame.turn + turn);
