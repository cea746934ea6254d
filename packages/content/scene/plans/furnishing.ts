import type { Frame } from '../geometry/frame.ts';
import type { Mesh, MeshGroup } from '../geometry/mesh.ts';
import type { Vector } from '../geometry/plane.ts';
import type { Random } from '../geometry/random.ts';
import { addBox, type Extent, SIDES } from '../geometry/solids.ts';
import type { Piece } from './plan.ts';

/** What furniture is drawn with. */
export interface Furnishing {
  readonly group: MeshGroup;
  readonly random: Random;
  readonly look: { readonly height: number; readonly hasCeiling: boolean };
}

/** Draws a piece in its own frame: x along it, its back at large y. */
export type Builder = (furnishing: Furnishing, frame: Frame, piece: Piece) => void;

export const COVER: Vector = [0.78, 0.74, 0.67];
export const LIGHT_COVER: Vector = [0.86, 0.84, 0.8];

export const fabric = (group: MeshGroup, colour: Vector): Mesh => group.coloured('fabric', colour);

/** Four posts from the floor, so far within the corners. */
export function addLegs(
  mesh: Mesh,
  frame: Frame,
  { width, depth }: Piece,
  { inset, half, height }: { readonly inset: number; readonly half: number; readonly height: number },
): void {
  for (const sx of [-1, 1])
    for (const sy of [-1, 1]) {
      const x = sx * (width / 2 - inset);
      const y = sy * (depth / 2 - inset);
      addBox(mesh, frame, [x - half, y - half, 0, x + half, y + half, height], SIDES);
    }
}

/** A box about the middle, from one height to another. */
export const block = ({ width, depth }: Piece, z0: number, z1: number): Extent => [
  -width / 2,
  -depth / 2,
  z0,
  width / 2,
  depth / 2,
  z1,
];
