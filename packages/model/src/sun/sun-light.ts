import type { Vector } from '../camera/vector.ts';
import type { SunPosition } from './sun-position.ts';

/** Linear red, green and blue. */
export type LinearColor = readonly [red: number, green: number, blue: number];

/** What the sun does to the place. */
export interface SunLight {
  /** Towards the sun, length 1. */
  readonly direction: Vector;
  /** Of the sun itself, after its way through the air. */
  readonly sun: LinearColor;
  /** Of the air far away, which haze fades into. */
  readonly haze: LinearColor;
  /** What plants get from the sky and from the ground, who see no surrounding picture. */
  readonly fromSky: LinearColor;
  readonly fromGround: LinearColor;
  /** What the ground sends back up to walls and ceilings, and what it sends where it lies in the shade. */
  readonly bounce: LinearColor;
  readonly bounceInShade: LinearColor;
  /** The eye opens in the evening. */
  readonly exposure: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const clamp01 = (value: number) => Math.min(1, Math.max(0, value));

/** How often the sun's light crosses the thickness of the air (Kasten 1965). */
function airMass(altitude: number): number {
  const up = Math.max(altitude, 0);
  return 1 / (Math.sin(radians(up)) + 0.15 * (up + 3.885) ** -1.253);
}

/** How much of red, green and blue the air takes at each crossing. At 31° this leaves the pictures' 4.6 × (1, .89, .74). */
const THICKNESS: LinearColor = [0.08, 0.14, 0.24];
const SPACE_LIGHT = 5.37;

const NOON_HAZE: LinearColor = [0.62, 0.76, 0.92];
const EVENING_HAZE: LinearColor = [0.9, 0.55, 0.35];
/** Of lawns, paving and plants together, a fifth of it in the shade. */
const GROUND_ALBEDO: LinearColor = [0.23, 0.26, 0.14];
/** What level ground has from the whole sky by day. */
const SKY_ON_GROUND: LinearColor = [1.09, 1.5, 2.26];

/** Of the sky, what ground sees that lies before a wall. */
const SKY_BESIDE_WALL = 0.5;

const map = (color: LinearColor, change: (value: number, channel: 0 | 1 | 2) => number): LinearColor => [
  change(color[0], 0),
  change(color[1], 1),
  change(color[2], 2),
];

export function sunLight({ altitude, azimuth }: SunPosition): SunLight {
  const flat = Math.cos(radians(altitude));
  const rise = Math.sin(radians(altitude));
  const mass = airMass(altitude);
  const above = clamp01((altitude + 1) / 2);
  const sun = map(THICKNESS, (thickness) => SPACE_LIGHT * Math.exp(-thickness * mass) * above);
  const glow = Math.max(0, 1 - Math.abs(altitude - 2) / 9) * 0.8;
  const day = clamp01((altitude + 4) / 16);
  const haze = map(
    NOON_HAZE,
    (noon, channel) => (noon + (EVENING_HAZE[channel] - noon) * glow) * (0.06 + 0.94 * day),
  );
  const up = Math.max(0, rise);
  const plantDay = Math.min(1, Math.max(0.05, (altitude + 8) / 22));
  const skyDay = Math.min(1, up * 4 + 0.02);
  const bounce = map(
    sun,
    (value, channel) => (value * up + SKY_ON_GROUND[channel] * skyDay) * GROUND_ALBEDO[channel],
  );
  return {
    direction: [Math.sin(radians(azimuth)) * flat, rise, -Math.cos(radians(azimuth)) * flat],
    sun,
    haze,
    fromSky: map(SKY_ON_GROUND, (value) => value * plantDay),
    fromGround: bounce,
    bounce: map(bounce, (value) => value / Math.PI),
    bounceInShade: map(
      SKY_ON_GROUND,
      (value, channel) => (value * skyDay * SKY_BESIDE_WALL * GROUND_ALBEDO[channel]) / Math.PI,
    ),
    exposure: 1 + Math.max(0, 14 - altitude) * 0.1,
  };
}
