import type { Vector } from '../camera/vector.ts';
import { type LinearColor, luminance, mapColor, shareOfDay, twilight } from './sky-light.ts';
import { PICTURE_SUN, type SunPosition } from './sun-position.ts';

/** What the sun does to the place. */
export interface SunLight {
  /** Towards the sun, length 1. */
  readonly direction: Vector;
  /** Of the sun itself, after its way through the air. */
  readonly sun: LinearColor;
  /** Of the whole sky besides what the sun's rays light of it. */
  readonly twilight: LinearColor;
  /** Of the air far away, which haze fades into. */
  readonly haze: LinearColor;
  /** What plants get from the sky and from the ground, who see no surrounding picture. */
  readonly fromSky: LinearColor;
  readonly fromGround: LinearColor;
  /** What the ground sends back up to walls and ceilings, and what it sends where it lies in the shade. */
  readonly bounce: LinearColor;
  readonly bounceInShade: LinearColor;
  /** The shutter stays open longer in the evening. */
  readonly exposure: number;
  /** What a graduated filter before the lens leaves of the sky that is seen: exposed for the ground, it would have no colour. */
  readonly skyFilter: number;
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
/** What level ground has from the whole sky at the hour of the pictures, and from one that is evenly as bright as 1. */
const ON_GROUND = 2.8;
const SKY_ON_GROUND: LinearColor = [1.09, 1.5, 2.26];

/** Of the sky, what ground sees that lies before a wall. */
const SKY_BESIDE_WALL = 0.5;

/** The sun's light after its way through the air. */
function lightOfSun(altitude: number): LinearColor {
  const mass = airMass(altitude);
  const above = clamp01((altitude + 1) / 2);
  return mapColor(THICKNESS, (thickness) => SPACE_LIGHT * Math.exp(-thickness * mass) * above);
}

/** What level ground has from the whole sky. */
function skyOnGround(altitude: number): LinearColor {
  const besides = twilight(altitude);
  return mapColor(
    shareOfDay(altitude),
    (share, channel) => SKY_ON_GROUND[channel] * share + ON_GROUND * besides[channel],
  );
}

/** What a meter says that looks at ground and at walls all round: of the sun, what falls on both in the mean. */
function metered(altitude: number): number {
  const onGround = Math.max(0, Math.sin(radians(altitude)));
  const onWalls = Math.cos(radians(altitude)) / Math.PI;
  return luminance(skyOnGround(altitude)) + (luminance(lightOfSun(altitude)) * (onGround + onWalls)) / 2;
}

/** Of the stops that an evening is darker than the pictures, how many are made good: it is to be seen that it is evening. */
const MADE_GOOD = 0.9;
/** Beyond it night is night, and the sky is not made brighter: of what lies below, one still sees what it is. */
const MOST_EXPOSURE = 10;
/** Of the stops beyond. */
const MADE_GOOD_BEYOND = 0.2;

/** As one would take the picture: 1 at the hour of the pictures and whenever there is more light than then. */
function exposureAt(altitude: number): number {
  const missing = metered(PICTURE_SUN.altitude) / metered(altitude);
  const exposure = Math.max(1, missing ** MADE_GOOD);
  return exposure * Math.max(1, exposure / MOST_EXPOSURE) ** (MADE_GOOD_BEYOND - 1);
}

export function sunLight({ altitude, azimuth }: SunPosition): SunLight {
  const flat = Math.cos(radians(altitude));
  const rise = Math.sin(radians(altitude));
  const sun = lightOfSun(altitude);
  const sky = skyOnGround(altitude);
  const glow = Math.max(0, 1 - Math.abs(altitude - 2) / 9) * 0.8;
  const day = luminance(sky) / luminance(SKY_ON_GROUND);
  const haze = mapColor(NOON_HAZE, (noon, channel) => (noon + (EVENING_HAZE[channel] - noon) * glow) * day);
  const up = Math.max(0, rise);
  const exposure = exposureAt(altitude);
  const bounce = mapColor(sun, (value, channel) => (value * up + sky[channel]) * GROUND_ALBEDO[channel]);
  return {
    direction: [Math.sin(radians(azimuth)) * flat, rise, -Math.cos(radians(azimuth)) * flat],
    sun,
    twilight: twilight(altitude),
    haze,
    fromSky: sky,
    fromGround: bounce,
    bounce: mapColor(bounce, (value) => value / Math.PI),
    bounceInShade: mapColor(
      sky,
      (value, channel) => (value * SKY_BESIDE_WALL * GROUND_ALBEDO[channel]) / Math.PI,
    ),
    exposure,
    // Twice the stops by which it would be brighter than by day, for most of its light is near the sun.
    skyFilter: Math.min(1, (exposure * day) ** -2, MOST_EXPOSURE / exposure),
  };
}
