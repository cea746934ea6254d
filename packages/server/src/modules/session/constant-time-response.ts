import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the work behind it, a hash among it, takes on an idle machine. */
const CONSTANT_TIME_STEP_MS = 250;

export type ConstantTimeResponse = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Work ends, well or not, a whole number of steps after it began: how long it took does not tell what was done, as it
 * would where a known address has a mail written and an unknown one has not.
 */
export function createConstantTimeResponse(stepMs = CONSTANT_TIME_STEP_MS): ConstantTimeResponse {
  return async (work) => {
    const startedMs = performance.now();
    try {
      return await work();
    } finally {
      const tookMs = performance.now() - startedMs;
      await wait(stepMs - (tookMs % stepMs));
    }
  };
}
