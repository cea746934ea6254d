import { directionOf, type Ground, type Vector } from './plane.ts';

/** Where something stands: its origin in the place, turned against the clock as seen from above (radians). */
export class Frame {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  readonly cos: number;
  readonly sin: number;

  constructor(x: number, y: number, z: number, turn: number) {
    this.x = x;
    this.y = y;
    this.z = z;
    this.turn = turn;
    this.cos = Math.cos(turn);
    this.sin = Math.sin(turn);
  }

  /** A point of its own in the place. */
  point(x: number, y: number, z: number): Vector {
    return [this.x + x * this.cos - y * this.sin, this.y + x * this.sin + y * this.cos, this.z + z];
  }

  ground(x: number, y: number): Ground {
    return [this.x + x * this.cos - y * this.sin, this.y + x * this.sin + y * this.cos];
  }

  /** A frame whose x runs from one point of this one to another. */
  along(from: Readonly<Ground>, to: Readonly<Ground>, z = 0): Frame {
    const [x, y] = this.ground(from[0], from[1]);
    return new Frame(x, y, this.z + z, this.turn + directionOf(from, to));
  }
}

/** What brings points of a thing into the place. */
export type Placing = Pick<Frame, 'point'>;

/**
 * Tipped about a line along x of a frame.
 *
 * @param line where that lies, and so where the thing's own origin is.
 * @param tip radians: above 0, what points upwards leans back, to large y, and what points back goes down.
 */
export function tipped(frame: Frame, line: Vector, tip: number): Placing {
  const [x0, y0, z0] = line;
  const [cos, sin] = [Math.cos(tip), Math.sin(tip)];
  return {
    point: (x, y, z) => frame.point(x0 + x, y0 + y * cos + z * sin, z0 - y * sin + z * cos),
  };
}

/** The place itself. */
export const PLACE = new Frame(0, 0, 0, 0);

export const frameAt = ([x, y, z]: Vector, turn: number): Frame => new Frame(x, y, z, turn);
