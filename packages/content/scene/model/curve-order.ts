import { at } from '../geometry/numbers.ts';

const BITS = 10;

/** Bits of a whole number with two empty ones after each. */
function spread(value: number): number {
  let bits = 0;
  for (let bit = 0; bit < BITS; bit += 1) bits += ((value >> bit) & 1) * 2 ** (3 * bit);
  return bits;
}

/**
 * Points in the order of a curve that fills space (Morton): neighbours in the file are neighbours in the place, which packs
 * to half the bytes. Gives the numbers of the points.
 */
export function curveOrder(position: ArrayLike<number>): number[] {
  const low = [0, 1, 2].map((axis) => extreme(position, axis, Math.min));
  const high = [0, 1, 2].map((axis) => extreme(position, axis, Math.max));
  const most = 2 ** BITS - 1;
  const step = Math.max(...high.map((value, axis) => value - at(low, axis))) / most || 1;
  const keys = Array.from({ length: position.length / 3 }, (_, i) =>
    [0, 1, 2].reduce(
      (key, axis) =>
        key + spread(Math.round((at(position, 3 * i + axis) - at(low, axis)) / step)) * 2 ** axis,
      0,
    ),
  );
  return keys.map((_, i) => i).toSorted((a, b) => at(keys, a) - at(keys, b) || a - b);
}

function extreme(position: ArrayLike<number>, axis: number, pick: (a: number, b: number) => number): number {
  let found = at(position, axis);
  for (let i = axis; i < position.length; i += 3) found = pick(found, at(position, i));
  return found;
}
