import type { Vector } from '../geometry/plane.ts';

/** Linear red, green and blue of an sRGB colour such as `#e9e2d5`. */
export function linear(hex: string): Vector {
  const channel = (start: number) => {
    const c = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Colours of materials in the model, those of the path tracer; what is not here has a colour at each corner. */
export const PAINT: Readonly<Record<string, string>> = {
  wall: '#e9e2d5',
  slab: '#efebe3',
  ceiling: '#f2eee6',
  soffit: '#b08b63',
  wood: '#96704f',
  stone: '#cdbfa6',
  dark: '#3a3a3c',
  frame: '#3b3632',
  metal: '#c9cbcc',
  tilefloor: '#d9cbb2',
  roof: '#d8d2c6',
  oak: '#b98d5f',
  wicker: '#6e5238',
  pv: '#141c2e',
  coping: '#f2eadb',
  deck: '#a98259',
  tyre: '#151515',
  rock: '#b3aa9b',
  lawnroof: '#6f8d45',
  glassdark: '#1d262b',
  lamp: '#ffd9a0',
};

/**
 * How dark a material is on the whole beside its colour: the path tracer darkens it in patches, and between slats and
 * boards it is in their shade, which the model does not resolve.
 */
export const WEATHER: Readonly<Record<string, number>> = {
  wood: 0.6,
  stone: 0.82,
  deck: 0.85,
  terracotta: 0.82,
  soffit: 0.9,
  wicker: 0.9,
  roof: 0.93,
  tilefloor: 0.94,
  hwall: 0.94,
  wall: 0.97,
  slab: 0.97,
};

/** Light of its own, so that rooms are seen behind panes. */
export const GLOW: Readonly<Record<string, number>> = { interior: 0.22, curtain: 0.12, oak: 0.18, lamp: 0.6 };

/** What becomes a mesh of its own, and its name. */
export const SEE_THROUGH: Readonly<Record<string, string>> = {
  glass: 'glass',
  railglass: 'rail',
  pool: 'pool',
};

/** Left out where the whole place is one model, kept in that of one building. */
export const FINE: ReadonlySet<string> = new Set(['frame', 'metal', 'wicker', 'cushion', 'lamp', 'dark']);

/** Hedges, which are plain boxes from afar. */
export const HEDGE = '#3a4b2b';

/** What light and sight pass, or what is too thin to be in their way. */
export const CLEAR: ReadonlySet<string> = new Set([
  'glass',
  'railglass',
  'curtain',
  'lamp',
  'pool',
  'sea',
  'seafar',
  'frame',
  'metal',
  'cushion',
  'wicker',
]);
