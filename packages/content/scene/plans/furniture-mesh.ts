import { Frame } from '../geometry/frame.ts';
import { BEDROOM_PIECES } from './bedroom-mesh.ts';
import type { Builder, Furnishing } from './furnishing.ts';
import { KITCHEN_PIECES } from './kitchen-mesh.ts';
import { LIVING_PIECES } from './living-mesh.ts';
import { OUTDOOR_PIECES } from './outdoor-mesh.ts';
import type { Piece } from './plan.ts';

const BUILDERS: Readonly<Record<string, Builder>> = {
  ...LIVING_PIECES,
  ...KITCHEN_PIECES,
  ...BEDROOM_PIECES,
  ...OUTDOOR_PIECES,
};
/** Of a terrace, whose floor lies lower. */
const OUTDOOR_FLOOR_M = -0.02;

export function addPiece(furnishing: Furnishing, piece: Piece): void {
  const build = BUILDERS[piece.kind];
  if (!build) throw new Error(`There is no mesh for ${piece.kind}`);
  const frame = new Frame(piece.x, piece.y, piece.y < 0 ? OUTDOOR_FLOOR_M : 0, piece.turn);
  build(furnishing, frame, piece);
}
