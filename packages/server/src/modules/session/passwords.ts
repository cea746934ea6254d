import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createWorkQueue, type Place } from './work-queue.ts';

export interface PasswordCost {
  readonly memoryKiB: number;
  readonly passes: number;
}

/** What OWASP asks of argon2id. */
export const PASSWORD_COST: PasswordCost = { memoryKiB: 19 * 1024, passes: 2 };

/** Hashes are argon2id in the PHC string form: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
export interface Passwords {
  /** `saltOf`: a hash of the same person whose salt is taken, so that `match` computes once for both. */
  hash(password: string, saltOf?: string | null, place?: Place): Promise<string>;
  /**
   * Position of the hash that the password belongs to, -1 without one. Hashes with one salt cost one computation,
   * and so do no hashes at all: how long it takes does not tell whether there were any.
   */
  match(password: string, hashes: readonly string[], place?: Place): Promise<number>;
}

/**
 * Node computes on four threads; files and the rest need some of them. Who waits has a place as in a login: strangers who sign
 * up, many at once, are not before people who log in.
 */
const QUEUE = { running: 2, waiting: { known: 200, proved: 24, others: 24 } };

const SALT_BYTES = 16;

const HASH_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;

export function createPasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  const queue = createWorkQueue(QUEUE);
  const compute = (password: string, settings: string, place?: Place) =>
    queue.run(async () => unpadded(await argon2id(password, parametersOf(settings))), place);
  const newSettings = () =>
    `$argon2id$v=19$m=${cost.memoryKiB},t=${cost.passes},p=1$${unpadded(randomBytes(SALT_BYTES))}$`;

  return {
    hash: async (password, saltOf, place) => {
      const settings = saltOf ? settingsOf(saltOf) : newSettings();
      return settings + (await compute(password, settings, place));
    },
    match: async (password, hashes, place) => {
      const all = hashes.length > 0 ? hashes.map(settingsOf) : [newSettings()];
      const computed = new Map<string, string>();
      for (const settings of new Set(all)) computed.set(settings, await compute(password, settings, place));
      return hashes.findIndex((hash, index) => {
        const settings = all[index] ?? '';
        return areEqual(hash, settings + computed.get(settings));
      });
    },
  };
}

/** Everything before the hash proper: cost and salt. */
function settingsOf(hash: string): string {
  return hash.slice(0, hash.lastIndexOf('$') + 1);
}

function parametersOf(settings: string): Omit<Argon2Parameters, 'message'> {
  const [, memory, passes, salt] = PHC.exec(`${settings}x`) ?? [];
  if (salt === undefined) throw new TypeError('A password hash in the database is damaged.');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: 1,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: HASH_BYTES,
  };
}

/** The same letters can be typed as different code points, by different keyboards. */
function argon2id(password: string, parameters: Omit<Argon2Parameters, 'message'>): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return new Promise((resolve, reject) => {
    argon2('argon2id', { ...parameters, message }, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

function areEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
