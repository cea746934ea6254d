import type { Frame } from '../../geometry/frame.ts';
import type { MeshGroup } from '../../geometry/mesh.ts';
import { at } from '../../geometry/numbers.ts';
import type { Vector } from '../../geometry/plane.ts';
import type { Random } from '../../geometry/random.ts';
import { within } from '../parts.ts';
import { addLoungerSet } from './lounger-set.ts';
import type { Look, Setting } from './pieces.ts';
import { addSofaSet } from './sofa-set.ts';
import { addTableSet } from './table-set.ts';

/** What stands on terraces: a table, a sofa, loungers. */
export const FURNITURE_KINDS = 3;
/** Loungers are too long for most balconies. */
export const BALCONY_KINDS = 2;
/** Where somebody looks out over the rail, in the middle of a home, nothing stands so near to both sides (metres). */
export const FREE_M = 1.6;
/** From a rail to what stands behind it (metres). */
export const RAIL_M = 0.15;
const SETS: readonly ((setting: Setting) => void)[] = [addTableSet, addSofaSet, addLoungerSet];

/** Where a set stands on a terrace. */
export interface Spot {
  /** At the foot of the house, in the frame of the building. */
  readonly foot: Vector;
  /** Of the house, against the clock (radians); at 0 it is at large y. */
  readonly turn?: number;
  /** From the rail to the house (metres). */
  readonly depth: number;
}

/** So far from the house furniture stands at the most. */
const DEEPEST_M = 2.4;

/** Furniture on a terrace before the house, turned a little by chance. */
export function addFurniture(
  group: MeshGroup,
  frame: Frame,
  { foot: [x, y, z], turn = 0, depth: whole }: Spot,
  random: Random,
  kind = random.whole(FURNITURE_KINDS),
): void {
  const tint = tintByChance(random);
  const depth = Math.min(whole, DEEPEST_M);
  const own = within(within(frame, x, y, z, turn), 0, -depth / 2, 0, tint.turn * MOST_TURN);
  at(SETS, kind)({ group, own, look: lookOf(tint), depth });
}

/** What is drawn by chance of each piece of furniture, always in this order. */
export interface Tint {
  /** Radians, to both sides. */
  readonly turn: number;
  /** Of the cloth, 0.8 to 0.95. */
  readonly light: number;
  readonly isPlain: boolean;
}

export const tintByChance = (random: Random): Tint => ({
  turn: random.between(-0.3, 0.3),
  light: random.between(0.8, 0.95),
  isPlain: random() < 0.8,
});

/** Of plain cloth, and of the other one. */
export const clothOf = ({ light, isPlain }: Tint): Vector =>
  isPlain ? [light, light * 0.97, light * 0.9] : [0.3, 0.45, 0.5];

/** Share of the turn by chance: furniture stands along the house. */
const MOST_TURN = 0.3;

const TEAK: Vector = [0.33, 0.19, 0.1];
const SILVERED: Vector = [0.3, 0.255, 0.2];
const ANTHRACITE: Vector = [0.05, 0.05, 0.052];
const FRAMES = [TEAK, ANTHRACITE, SILVERED, TEAK];
const ACCENTS: readonly Vector[] = [
  [0.42, 0.16, 0.09],
  [0.1, 0.2, 0.24],
  [0.45, 0.36, 0.22],
];

/** Of the same chance, so that nothing else changes: the light of the cloth tells the rest. */
function lookOf(tint: Tint): Look {
  const share = (tint.light - 0.8) / 0.15;
  return {
    frame: at(FRAMES, Math.floor(share * FRAMES.length)),
    cloth: clothOf(tint),
    accent: tint.isPlain ? at(ACCENTS, Math.floor(share * 7) % ACCENTS.length) : [0.8, 0.77, 0.7],
  };
}
