import { RequestError } from '../../errors.ts';

export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `running` works run at once; `waiting` more wait for their turn.
 * @throws {RequestError} 503 when as many are waiting.
 */
export function createWorkQueue({ running, waiting }: { running: number; waiting: number }): WorkQueue {
  let free = running;
  const turns: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else if (turns.length < waiting) await new Promise<void>((resolve) => turns.push(resolve));
    else throw new RequestError(503, 'busy', 'Too many people are logging in. Please try again in a moment.');
    try {
      return await work();
    } finally {
      // The place goes to who waits, not back: nobody can slip in between.
      const next = turns.shift();
      if (next) next();
      else free += 1;
    }
  };
}
