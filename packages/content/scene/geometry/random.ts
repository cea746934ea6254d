import { at } from './numbers.ts';

/** Numbers that look random and are the same for the same seed. Each call takes one, but for `normal`. */
export interface Random {
  /** From 0 to below 1. */
  (): number;
  readonly between: (low: number, high: number) => number;
  /** A whole number from 0 to below `count`. */
  readonly whole: (count: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Mean 0, deviation 1, from the sum of six. */
  readonly normal: () => number;
}

const UINT32 = 4294967296;
/** Deviation of a sum of six even numbers, times two: what the sum is scaled by. */
const SIX_SCALE = 1.2247;

/** Mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = ((state | 0) + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / UINT32;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    whole: (count: number) => Math.floor(next() * count),
    pick: <T>(list: readonly T[]) => at(list, Math.floor(next() * list.length)),
    normal: () => {
      let sum = 0;
      for (let i = 0; i < 6; i += 1) sum += next();
      return (sum - 3) / SIX_SCALE;
    },
  });
}

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647 ^ 0x5bd1e995);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return (h >>> 0) / UINT32;
}

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise, 0 to 1, with a cell of 1. */
export function noise(x: number, y: number, seed = 1): number {
  const left = Math.floor(x);
  const bottom = Math.floor(y);
  const fx = fade(x - left);
  const fy = fade(y - bottom);
  const a = hash(left, bottom, seed);
  const b = hash(left + 1, bottom, seed);
  const c = hash(left, bottom + 1, seed);
  const d = hash(left + 1, bottom + 1, seed);
  return (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy;
}

/** Several octaves of noise, each turned, twice as fine and half as strong; 0 to 1. */
export function layeredNoise(x: number, y: number, octaves = 5, seed = 1): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  let [px, py] = [x, y];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(px, py, seed + octave * 17);
    total += weight;
    [px, py] = [px * 1.6 + py * 1.2, -px * 1.2 + py * 1.6];
    weight *= 0.5;
  }
  return sum / total;
}
