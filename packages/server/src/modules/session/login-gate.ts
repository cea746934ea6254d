import { LRUCache } from 'lru-cache';
import { RequestError } from '../../errors.ts';
import { type Origin, proofNeeded } from './admit-login.ts';
import type { LoginProofs } from './login-proof.ts';
import { BUSY, createWorkQueue, type Lane } from './work-queue.ts';

/** Lets a few logins be looked at at once, those first that are not likely to be somebody's who tries many. */
export interface LoginGate {
  /** @throws {RequestError} 429 with a challenge, where more wait than can be answered within a second */
  enter<Result>(origin: Origin & Browser, login: () => Promise<Result>): Promise<Result>;
}

interface Browser {
  /** Whether the number of the device is of a cookie that we signed. */
  readonly hasCookie: boolean;
}

/** A machine computes about fifty passwords a second. */
const QUEUE = { running: 4, waiting: { known: 200, proved: 200, others: 24 } };
const FORGIVEN_MS = 15 * 60_000;

export function createLoginGate(loginProofs: LoginProofs): LoginGate {
  const queue = createWorkQueue(QUEUE);
  // Anybody has a cookie who has an account: it is believed until its device fails.
  const failed = new LRUCache<string, true>({ max: 10_000, ttl: FORGIVEN_MS });
  const laneOf = ({ hasCookie, deviceId, proof }: Origin & Browser): Lane => {
    if (hasCookie && !failed.has(deviceId)) return 'known';
    return proof === null ? 'others' : 'proved';
  };
  return {
    enter: async (origin, login) => {
      try {
        return await queue.run(login, { lane: laneOf(origin), network: origin.network });
      } catch (error) {
        failed.set(origin.deviceId, true);
        if (error instanceof RequestError && error.code === BUSY)
          throw await proofNeeded({ loginProofs }, origin);
        throw error;
      }
    },
  };
}
