// A thread that guesses a password from each of so many addresses at once, again and again for so long.
import { parentPort, workerData } from 'node:worker_threads';

export interface Flood {
  readonly address: string;
  readonly guesses: number;
  readonly forMs: number;
  /** Each round comes from other addresses. */
  readonly round: number;
}

const { address, guesses, forMs, round } = workerData as Flood;
const endMs = performance.now() + forMs;

async function guessFrom(index: number): Promise<number> {
  let count = 0;
  do {
    const response = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `${10 + round}.${index >> 8}.${index & 255}.1`,
      },
      body: JSON.stringify({ email: `nobody-${index}@example.com`, password: 'a guess of many' }),
    });
    await response.text();
    count += 1;
  } while (performance.now() < endMs);
  return count;
}

const counts = await Promise.all(Array.from({ length: guesses }, (_, index) => guessFrom(index)));
parentPort?.postMessage(counts.reduce((sum, count) => sum + count, 0));
