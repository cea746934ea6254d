import type { ReadState } from '../database/catalogue-state.ts';

/** Nobody publishes that often: who still gets in the way is let be. */
const MOST_READS = 6;

/**
 * Reads what takes several queries again where the catalogue changed between them, so that a response is never of two
 * versions, and nothing is not found because the other version has it. `onRead` is told which version the result is of.
 */
export async function readConsistently<Result>(
  readState: ReadState,
  read: () => Promise<Result>,
  onRead?: (version: number) => void,
): Promise<Result> {
  let { version } = await readState();
  for (let reads = 1; ; reads += 1) {
    const result = await outcomeOf(read);
    const after = await readState();
    if (after.version === version || reads === MOST_READS) {
      onRead?.(version);
      return result();
    }
    version = after.version;
  }
}

async function outcomeOf<Result>(read: () => Promise<Result>): Promise<() => Result> {
  try {
    const result = await read();
    return () => result;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
