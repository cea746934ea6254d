import { clamp, lerp, smooth } from '../geometry/numbers.ts';
import type { Vector } from '../geometry/plane.ts';
import { layeredNoise } from '../geometry/random.ts';

const SAND: Vector = [0.93, 0.865, 0.735];
const WET_SAND: Vector = [0.8, 0.71, 0.56];
const GRASS: Vector = [0.44, 0.46, 0.29];
const DRY_GRASS: Vector = [0.6, 0.55, 0.4];
const ROCK: Vector = [0.68, 0.65, 0.59];
const SCRUB: Vector = [0.3, 0.36, 0.22];
const WOODS: Vector = [0.235, 0.3, 0.165];
const FAR_WOODS: Vector = [0.4, 0.45, 0.3];

export const mixed = (a: Vector, b: Vector, t: number): Vector => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];

/** Of ground that nobody has touched: sRGB from 0 to 1, by place, height (metres) and slope. */
export function naturalColour(x: number, y: number, height: number, slope: number): Vector {
  const fine = layeredNoise(x / 9, y / 9, 4, 50);
  const coarse = layeredNoise(x / 70, y / 70, 4, 51);
  const wooded = smooth(0.36, 0.56, layeredNoise(x / 55, y / 55, 4, 91));
  let colour = mixed(GRASS, DRY_GRASS, smooth(0.35, 0.65, coarse));
  colour = mixed(colour, SCRUB, smooth(0.45, 0.7, fine) * 0.6);
  colour = mixed(colour, WOODS, wooded * (0.45 + 0.5 * fine));
  colour = mixed(colour, ROCK, smooth(0.35, 0.75, slope + (fine - 0.5) * 0.3));
  colour = mixed(colour, mixed(SCRUB, FAR_WOODS, fine), smooth(900, 2000, y) * 0.8);
  colour = mixed(colour, ROCK, smooth(450, 900, height) * 0.8);
  const beach = 1 - smooth(2.2, 3.1, height + (fine - 0.5) * 0.5);
  const headland = smooth(-350, -400, x) + smooth(415, 440, x);
  colour = mixed(colour, mixed(SAND, ROCK, clamp(headland + smooth(0.3, 0.6, slope))), beach);
  colour = mixed(colour, WET_SAND, (1 - smooth(0.05, 0.55, height)) * 0.85 * beach);
  const light = 0.93 + 0.14 * fine;
  return [colour[0] * light, colour[1] * light, colour[2] * light];
}
