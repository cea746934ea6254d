import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { deriveKey } from './secret-keys.ts';

const FAILURES_UNTIL_LOCKED = 10;
/** How long it stays locked, and how long a failure counts. */
const LOCKED = sql`interval '15 minutes'`;

/** Under which key failures are counted for something that was typed, known or not: a keyed hash, hexadecimal. */
export type AttemptKey = (typed: string) => string;

export function createAttemptKey(secretKey: Uint8Array): AttemptKey {
  const key = deriveKey(secretKey, 'login-attempts');
  return (typed) => createHmac('sha256', key).update(typed.toLowerCase()).digest('hex');
}

/** To be asked after the password was compared, so that guesses under way at the same time are counted too. */
export async function isLocked(db: Database, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_attempts')
    .select('key_hash')
    .where('key_hash', '=', key)
    .where('locked_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The tenth failure in a row locks. While it is locked nothing is counted, so that a lock does end. */
export async function countFailure(db: Database, key: string): Promise<void> {
  await sql`
    insert into login_attempts as a (key_hash, failures, last_failed_at) values (${key}, 1, now())
    on conflict (key_hash) do update set
      failures = case
        when a.locked_until > now() then a.failures
        when a.locked_until is not null or a.last_failed_at < now() - ${LOCKED} then 1
        else a.failures + 1 end,
      last_failed_at = now(),
      locked_until = case
        when a.locked_until > now() then a.locked_until
        when a.locked_until is null and a.last_failed_at >= now() - ${LOCKED}
          and a.failures + 1 >= ${FAILURES_UNTIL_LOCKED}::int then now() + ${LOCKED} end`.execute(db);
}

export async function clearFailures(db: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('login_attempts').where('key_hash', 'in', keys).execute();
}
