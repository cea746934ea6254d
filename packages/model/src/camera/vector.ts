/** Metres in the place: x to the east, y up, z to the south. */
export type Vector = readonly [x: number, y: number, z: number];

export function add(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function subtract(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scale(a: Vector, factor: number): Vector {
  return [a[0] * factor, a[1] * factor, a[2] * factor];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function lengthOf(a: Vector): number {
  return Math.hypot(a[0], a[1], a[2]);
}

export function normalize(a: Vector): Vector {
  return scale(a, 1 / lengthOf(a));
}

export function mix(a: Vector, b: Vector, share: number): Vector {
  return add(scale(a, 1 - share), scale(b, share));
}

/** `a` turned about an axis of length 1 by an angle in radians, counter-clockwise as seen from its tip. */
export function rotate(a: Vector, axis: Vector, angle: number): Vector {
  const along = scale(axis, dot(axis, a) * (1 - Math.cos(angle)));
  return add(add(scale(a, Math.cos(angle)), scale(cross(axis, a), Math.sin(angle))), along);
}
