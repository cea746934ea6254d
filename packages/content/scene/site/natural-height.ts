import { clamp, lerp, smooth } from '../geometry/numbers.ts';
import { layeredNoise } from '../geometry/random.ts';
import { coastY } from './coast.ts';

const DEEPEST_M = -30;
const QUAY_M = 2.4;
const QUAY_DEPTH_M = -3.5;
/** From the coast inland. */
const MOUNTAINS_FROM_M = 1300;
const MOUNTAINS_TO_M = 4200;

/** Above the sea, before anything is built: sea floor, beach or quay, plain, hills, mountains. Metres. */
export function naturalHeight(x: number, y: number): number {
  const fromCoast = y - coastY(x);
  const wobble = x > 190 && x < 410 ? 0 : 7;
  const inland = fromCoast + (layeredNoise(x / 23, y / 23, 3, 9) - 0.5) * wobble;
  return inland < 0 ? seaFloor(x, inland) : land(x, y, inland);
}

function seaFloor(x: number, inland: number): number {
  const quay = x > 196 && x < 412 ? smooth(196, 200, x) * (1 - smooth(408, 416, x)) : 0;
  const slope = -0.045 * -inland - 0.00025 * inland * inland;
  return Math.max(DEEPEST_M, lerp(slope, Math.min(QUAY_DEPTH_M, slope), quay * (inland < -0.5 ? 1 : 0)));
}

function land(x: number, y: number, inland: number): number {
  const isQuay = x > 190 && x < 412;
  let height = isQuay ? QUAY_M : Math.min(2.6, 0.085 * inland);
  const headland = smooth(-360, -480, x) + smooth(425, 500, x);
  if (headland > 0) {
    const rocks = Math.min(9, inland * 0.55) + layeredNoise(x / 12, y / 12, 4, 4) * 2;
    height = lerp(height, rocks, clamp(headland));
  }
  height += 0.018 * clamp(inland - 30, 0, 400);
  height += hills(x, y, inland);
  return height + mountains(x, y, inland);
}

function hills(x: number, y: number, inland: number): number {
  const plain = lerp(lerp(60, 250, smooth(-310, -190, x)), 90, smooth(430, 560, x));
  const into = Math.max(0, inland - plain);
  const rise =
    ((0.21 * (into * into)) / (into + 60) / (1 + into / 2600)) *
    (0.75 + 0.55 * layeredNoise(x / 420, y / 420, 5, 21));
  return rise + (layeredNoise(x / 60, y / 60, 4, 5) - 0.5) * Math.min(10, into * 0.05);
}

function mountains(x: number, y: number, inland: number): number {
  const far = smooth(MOUNTAINS_FROM_M, MOUNTAINS_TO_M, inland);
  if (far <= 0) return 0;
  const ridge = 1 - Math.abs(2 * layeredNoise(x / 2600, y / 2600, 6, 33) - 1);
  return far * (ridge * ridge * 900 + layeredNoise(x / 900, y / 900, 5, 35) * 260);
}
