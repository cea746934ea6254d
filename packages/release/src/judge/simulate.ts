import { judge } from './judge.ts';
import type { Minute } from './outcomes.ts';

export interface SimulatedRollout {
  /** True shares of loads that go badly. */
  readonly stableRate: number;
  readonly canaryRate: number;
  /** Loads of each version in a minute. */
  readonly stableLoads: number;
  readonly canaryLoads: number;
  readonly minutes: number;
}

export interface SimulatedEnd {
  readonly isAborted: boolean;
  /** Of the canary, until it was aborted or the rollout ended. */
  readonly canaryLoads: number;
}

/** One made-up rollout, judged after each minute. `random` gives numbers from 0 to below 1. */
export function simulateRollout(rollout: SimulatedRollout, random: () => number): SimulatedEnd {
  const minutes: Minute[] = [];
  const firstCanary: boolean[] = [];
  for (let minute = 0; minute < rollout.minutes; minute += 1) {
    const canary = badAmong(rollout.canaryLoads, rollout.canaryRate, random);
    if (firstCanary.length < 5) firstCanary.push(...canary);
    minutes.push({
      at: new Date(minute * 60_000).toISOString(),
      stable: counted(badAmong(rollout.stableLoads, rollout.stableRate, random)),
      canary: counted(canary),
    });
    if (judge({ minutes, firstCanary }).verdict === 'abort') {
      return { isAborted: true, canaryLoads: (minute + 1) * rollout.canaryLoads };
    }
  }
  return { isAborted: false, canaryLoads: rollout.minutes * rollout.canaryLoads };
}

function badAmong(loads: number, rate: number, random: () => number): boolean[] {
  return Array.from({ length: loads }, () => random() < rate);
}

function counted(bad: readonly boolean[]) {
  return { loads: bad.length, bad: bad.filter(Boolean).length };
}

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
