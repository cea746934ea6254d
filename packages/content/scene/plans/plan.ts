export type RoomKind =
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'hall'
  | 'terrace'
  | 'utility'
  | 'study';

/** Metres from the inner corner at the front left: x along the front, y away from it; the terrace has y below 0. */
export interface Room {
  readonly name: string;
  readonly kind: RoomKind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

export interface Opening {
  readonly kind: 'door' | 'pass' | 'slide' | 'window' | 'entry';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The wall that it is in: across the home, along x, or along its depth. */
  readonly wall: 'across' | 'along';
  /** Of a door: at which end it hangs, and to which side it opens. */
  readonly hinge: 'start' | 'end';
  readonly swing: 1 | -1;
}

export interface Piece {
  readonly kind: string;
  /** Of its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  /** Against the clock, in radians; at 0 its back is away from the front of the home. */
  readonly turn: number;
}

/** A home, furnished. Outer walls lie outside of its width and depth. */
export interface Plan {
  readonly title: string;
  readonly width: number;
  readonly depth: number;
  readonly rooms: readonly Room[];
  readonly openings: readonly Opening[];
  readonly furniture: readonly Piece[];
}

export const OUTER_WALL_M = 0.28;
export const INNER_WALL_M = 0.12;
/** Nearer than this, two lines are one. */
export const SAME_M = 0.01;
const QUARTER = Math.PI / 2;

type Rectangle = readonly [x: number, y: number, width: number, depth: number];

export const room = (name: string, kind: RoomKind, [x, y, width, depth]: Rectangle): Room => ({
  name,
  kind,
  x,
  y,
  width,
  depth,
});

export const opening = (
  kind: Opening['kind'],
  wall: Opening['wall'],
  [x, y, width]: readonly [x: number, y: number, width: number],
  door: Pick<Opening, 'hinge' | 'swing'> = { hinge: 'start', swing: 1 },
): Opening => ({ kind, wall, x, y, width, ...door });

/** `quarters` of a turn. */
export const piece = (kind: string, [x, y, width, depth]: Rectangle, quarters = 0): Piece => ({
  kind,
  x,
  y,
  width,
  depth,
  turn: QUARTER * quarters,
});

export function terraceOf({ rooms }: Plan): Room {
  const terrace = rooms.find(({ kind }) => kind === 'terrace');
  if (!terrace) throw new Error('The plan has no terrace');
  return terrace;
}
