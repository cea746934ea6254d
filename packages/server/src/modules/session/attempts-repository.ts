import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

/** A failure counts for so long. */
const COUNTED = sql`interval '15 minutes'`;

export async function countFailures(db: Database, keys: readonly string[]): Promise<void> {
  await sql`
    insert into login_attempts as a (key_hash, failures, last_failed_at)
    select key, 1, now() from unnest(${[...keys].toSorted()}::text[]) key
    on conflict (key_hash) do update set
      failures = case when a.last_failed_at < now() - ${COUNTED} then 1 else a.failures + 1 end,
      last_failed_at = now()`.execute(db);
}

export async function takeBackFailure(db: Database, key: string): Promise<void> {
  await db
    .updateTable('login_attempts')
    .set({ failures: sql`greatest(failures - 1, 0)` })
    .where('key_hash', '=', key)
    .execute();
}

interface Failures {
  readonly key: string;
  readonly failures: number;
  readonly agoS: number;
}

export async function failuresOf(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Failures>> {
  const { rows } = await sql<Failures>`
    select key_hash as key, failures, extract(epoch from now() - last_failed_at)::float8 as "agoS"
    from login_attempts where key_hash = any(${[...keys]}::text[]) and last_failed_at > now() - ${COUNTED}`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.key, row]));
}

export async function isKnownDevice(db: Database, userId: number | null, deviceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('device_id')
    .where('user_id', '=', userId ?? 0)
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether it was not spent before, in any process. */
export async function spendProof(db: Database, signature: string): Promise<boolean> {
  const { rows } = await sql`
    insert into spent_proofs (hash, expires_at) values (${signature}, now() + interval '10 minutes')
    on conflict do nothing returning hash`.execute(db);
  return rows.length > 0;
}

export async function deleteSpentProofs(db: Database): Promise<void> {
  await sql`delete from spent_proofs where expires_at < now()`.execute(db);
}
