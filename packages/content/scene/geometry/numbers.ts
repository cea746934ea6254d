/** An element of a list that is known to be so long. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  return list[index] as T;
}

/** Like `at`, round and round. `index` may be negative down to one length. */
export function around<T>(list: ArrayLike<T>, index: number): T {
  return list[(index + list.length) % list.length] as T;
}

export const clamp = (x: number, low = 0, high = 1): number => Math.min(high, Math.max(low, x));

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 up to `from`, 1 from `to` on, smooth between; `from` may be the larger one. */
export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Whole numbers from 0 to below `count`. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
