import type { Database } from '../../database/connection.ts';
import { RequestError } from '../../errors.ts';
import type { PeopleServices } from '../../operations/people-services.ts';
import {
  countFailures,
  failuresOf,
  isKnownDevice,
  spendProof,
  takeBackFailure,
} from './attempts-repository.ts';
import type { LoginProofs } from './login-proof.ts';
import { clearFailures } from './repository.ts';

/** Where a login comes from. */
export interface Origin {
  readonly network: string;
  readonly deviceId: string;
  readonly typed: string;
  /** Of the work that the browser has done since it was asked to. */
  readonly proof: string | null;
}

interface Attempt extends Origin {
  /** Account or text that was typed, as failures are counted for it. */
  readonly subject: string;
  readonly userId: number | null;
}

export interface Admission {
  /** Failures are counted under them; of this device, where the account knows it, and of nothing else. */
  readonly keys: readonly string[];
  /** The one of them that is of the network, whoever it tries. */
  readonly network: string | null;
}

/** So many failures cost nothing: of one subject from one network, of the subject, of the network. */
const FREE = { here: 5, subject: 10, network: 30, device: 10 };
const LONGEST_WAIT_S = 300;

type Needs = Pick<PeopleServices, 'attemptKey' | 'loginProofs'>;

/**
 * Lets an attempt at a password be made, and counts it as failed until it succeeds. Nobody is ever shut out: a device that
 * the account knows goes first, a browser that has proved its work next, and others wait longer after each failure.
 * @throws {RequestError} 429 with a challenge
 */
export async function admitLogin(db: Database, services: Needs, attempt: Attempt): Promise<Admission> {
  const { attemptKey } = services;
  const { subject, network, deviceId, userId, proof } = attempt;
  const device = attemptKey(`${subject} on ${deviceId}`);
  const keys = {
    here: attemptKey(`${subject} from ${network}`),
    subject: attemptKey(subject),
    network: attemptKey(`from ${network}`),
  };
  const counted = await failuresOf(db, [device, ...Object.values(keys)]);
  const over = (key: string, free: number) => (counted.get(key)?.failures ?? 0) - free;
  if ((await isKnownDevice(db, userId, deviceId)) && over(device, FREE.device) < 0) {
    return admit(db, { keys: [device], network: null });
  }
  const all = Object.values(keys);
  const counts = { keys: all, network: keys.network };
  const level = Math.max(
    over(keys.here, FREE.here),
    over(keys.subject, FREE.subject),
    over(keys.network, FREE.network),
  );
  if (proof !== null && (await spendProof(db, proof))) return admit(db, counts);
  const waitS = Math.min(2 ** level, LONGEST_WAIT_S);
  const sinceS = Math.min(...all.map((key) => counted.get(key)?.agoS ?? Number.POSITIVE_INFINITY));
  if (level >= 0 && sinceS < waitS) throw await proofNeeded(services, attempt, level);
  return admit(db, counts);
}

export async function proofNeeded(
  { loginProofs }: { readonly loginProofs: LoginProofs },
  { typed }: Pick<Attempt, 'typed'>,
  level = 0,
): Promise<RequestError> {
  const sentence = 'Many passwords were tried. Your browser has to do some work before the next one.';
  const challenge = await loginProofs.challenge(typed, level);
  return new RequestError(429, 'proof-needed', sentence, [], { challenge });
}

/** Guesses under way at the same time are counted, too. */
async function admit(db: Database, admission: Admission): Promise<Admission> {
  await countFailures(db, admission.keys);
  return admission;
}

/** A success clears what was counted for the account; of the network, others may have failed. */
export async function loginSucceeded(db: Database, { keys, network }: Admission): Promise<void> {
  await clearFailures(
    db,
    keys.filter((key) => key !== network),
  );
  if (network !== null) await takeBackFailure(db, network);
}
