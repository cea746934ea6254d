import type { Read } from '@suite/api-client';

/** Homes that are fetched at once; a list of two hundred leaves the network to others too. */
export const READS_AT_ONCE = 6;

let running = 0;
const waiting: (() => void)[] = [];

/** The same read, which waits for its turn among those of long lists. */
export function limitedRead<T>(read: Read<T>): Read<T> {
  return {
    key: read.key,
    load: async () => {
      if (running >= READS_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
      else running += 1;
      try {
        return await read.load();
      } finally {
        // The turn goes on to the next, or back.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
