import type { ViewCamera } from './pose.ts';
import { add, lengthOf, mix, normalize, scale, subtract, type Vector } from './vector.ts';

/** Where a home is, and who stands on its terrace, if it has one. */
export interface UnitPlace {
  readonly at: Vector;
  readonly eye?: Vector | undefined;
}

const FOV = 38;
/** Of a usual picture, in pixels. */
const [WIDTH, HEIGHT] = [1920, 1080];
/** Of the line of sight over the horizon. */
const TILT = 0.35;
/** From the middle of a home to its corners, about. */
const UNIT_M = 7;
const SIZES_AWAY = 1.35;
const SOUTH: Vector = [0, 0, 1];

/** A camera that has all of some homes before it, on the side that most of them look to; null where there are none. */
export function cameraRound(units: readonly UnitPlace[]): ViewCamera | null {
  if (units.length === 0) return null;
  const end = (pick: (...values: number[]) => number): Vector => [
    pick(...units.map(({ at }) => at[0])),
    pick(...units.map(({ at }) => at[1])),
    pick(...units.map(({ at }) => at[2])),
  ];
  const [min, max] = [end(Math.min), end(Math.max)];
  const target = mix(min, max, 0.5);
  const metres = (lengthOf(subtract(max, min)) + 2 * UNIT_M) * SIZES_AWAY;
  const looks = units.flatMap(({ at, eye }) => (eye ? [normalize([eye[0] - at[0], 0, eye[2] - at[2]])] : []));
  const sum = looks.reduce(add, [0, 0, 0]);
  const outwards = lengthOf(sum) < looks.length * 0.1 || looks.length === 0 ? SOUTH : normalize(sum);
  const flat = scale(outwards, Math.cos(TILT) * metres);
  return {
    position: add(target, [flat[0], Math.sin(TILT) * metres, flat[2]]),
    target,
    fov: FOV,
    width: WIDTH,
    height: HEIGHT,
  };
}
