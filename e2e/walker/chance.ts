import { createHash } from 'node:crypto';

/** Choices that look random and are the same for the same seed. */
export class Chance {
  readonly #seed: number;
  #count = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** From 0 to below 1. */
  number(): number {
    this.#count += 1;
    const digest = createHash('sha256').update(`${this.#seed}:${this.#count}`).digest();
    return digest.readUInt32BE(0) / 2 ** 32;
  }

  isTrue(probability: number): boolean {
    return this.number() < probability;
  }

  one<T>(of: readonly T[]): T {
    const chosen = of[Math.floor(this.number() * of.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from');
    return chosen;
  }
}
