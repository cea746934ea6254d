import { LRUCache } from 'lru-cache';
import { RequestError } from '../../errors.ts';
import { type Origin, proofNeeded } from './admit-login.ts';
import type { LoginProofs } from './login-proof.ts';
import { BUSY, createWorkQueue, type Lane, type Place } from './work-queue.ts';

/** Lets a few logins be looked at at once, those first that are not likely to be somebody's who tries many. */
export interface LoginGate {
  /** @throws {RequestError} 429 with a challenge, where more wait than can be answered within a second */
  enter<Result>(origin: Origin & Browser, login: (place: Place) => Promise<Result>): Promise<Result>;
}

interface Browser {
  /** Whether the number of the device is of a cookie that we signed. */
  readonly hasCookie: boolean;
}

/** A machine computes about fifty passwords a second. */
const QUEUE = { running: 4, waiting: { known: 40, proved: 40, others: 24 } };
/** Of the work that is asked of who has proved some, and finds that many others have: four times as much. */
const MORE_WORK = 2;
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
        const place = { lane: laneOf(origin), network: origin.network };
        return await queue.run(() => login(place), place);
      } catch (error) {
        failed.set(origin.deviceId, true);
        if (error instanceof RequestError && error.code === BUSY)
          throw await proofNeeded({ loginProofs }, origin, origin.proof === null ? 0 : MORE_WORK);
        throw error;
      }
    },
  };
}
