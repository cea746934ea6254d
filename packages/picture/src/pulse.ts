/** Brightness that the pulse adds at its faintest and at its strongest. */
export const PULSE_MIN = 0.1;
export const PULSE_MAX = 0.4;
/** Radians a second. */
const PULSE_SPEED = 3;

/** Time from one strongest moment to the next, in milliseconds. */
export const PULSE_PERIOD_MS = (2 * Math.PI * 1000) / PULSE_SPEED;

/** Brightness added `timeMs` after the start: a wave between 0.1 and 0.4 that starts at its faintest. */
export function pulse(timeMs: number): number {
  const wave = (1 - Math.cos((timeMs / 1000) * PULSE_SPEED)) / 2;
  return PULSE_MIN + (PULSE_MAX - PULSE_MIN) * wave;
}
