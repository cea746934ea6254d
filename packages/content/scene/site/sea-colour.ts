import { at, clamp, lerp, smooth } from '../geometry/numbers.ts';
import type { Vector } from '../geometry/plane.ts';
import { layeredNoise } from '../geometry/random.ts';
import { mixed } from './ground-colour.ts';

/** sRGB from 0 to 1, by depth in metres. */
const BY_DEPTH: readonly [depth: number, colour: Vector][] = [
  [0, [0.66, 0.9, 0.86]],
  [0.8, [0.42, 0.83, 0.82]],
  [2.2, [0.16, 0.68, 0.74]],
  [5, [0.05, 0.5, 0.62]],
  [11, [0.03, 0.34, 0.5]],
  [30, [0.02, 0.22, 0.38]],
];
const SEAGRASS: Vector = [0.03, 0.3, 0.36];
const FOAM = 0.98;

function byDepth(depth: number): Vector {
  for (let i = 0; i + 1 < BY_DEPTH.length; i += 1) {
    const [from, shallow] = at(BY_DEPTH, i);
    const [to, deep] = at(BY_DEPTH, i + 1);
    if (depth <= to) return mixed(shallow, deep, (depth - from) / (to - from));
  }
  return at(BY_DEPTH, BY_DEPTH.length - 1)[1];
}

/** A crest where something is 0, so wide. */
const crest = (away: number, width: number): number => Math.exp(-((away / width) ** 2));

/** 0 to 1: where waves break, which they do not in the harbour. */
function foamAt(x: number, y: number, depth: number): number {
  const isCalm = x > 190 && x < 440 && y > -100;
  const edge = crest(depth - 0.1, 0.1) * smooth(0.3, 0.6, layeredNoise(x / 6, y / 6, 4, 71));
  const shifted = depth - 0.75 - 0.35 * (layeredNoise(x / 30, y / 30, 3, 73) - 0.5);
  const breaker = crest(shifted, 0.09) * smooth(0.42, 0.6, layeredNoise(x / 11, y / 8, 4, 72));
  return clamp((edge + breaker * 0.9) * (isCalm ? 0 : 1));
}

/** Of the water with what is below it: sRGB and how much it hides the bottom, each from 0 to 1. */
export function seaColour(x: number, y: number, depth: number): [number, number, number, number] {
  const patches = layeredNoise(x / 40, y / 40, 5, 61);
  const seagrass = smooth(0.5, 0.62, patches) * smooth(1.2, 3, depth) * (1 - smooth(9, 16, depth));
  const seen = Math.max(0, depth + (patches - 0.5) * 0.8 * Math.min(1, depth));
  const foam = foamAt(x, y, depth);
  const [r, g, b] = mixed(byDepth(seen), SEAGRASS, seagrass * 0.6).map((k) =>
    lerp(k, FOAM, foam * 0.9),
  ) as Vector;
  return [r, g, b, Math.max(smooth(0, 0.45, depth), foam * smooth(-0.12, 0.02, depth))];
}
