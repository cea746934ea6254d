import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface Factors {
  readonly hasTotp: boolean;
  readonly passkeys: number;
  readonly recoveryCodesLeft: number;
}

export async function factorsOf(db: Database, userId: number): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select
      exists (select from totp_secrets t where t.user_id = ${userId}::int and t.confirmed_at is not null) as "hasTotp",
      (select count(*)::int from passkeys p where p.user_id = ${userId}::int) as passkeys,
      (select count(*)::int from recovery_codes c where c.user_id = ${userId}::int and c.used_at is null)
        as "recoveryCodesLeft"`.execute(db);
  return rows[0] ?? { hasTotp: false, passkeys: 0, recoveryCodesLeft: 0 };
}

/** In place of one that was not confirmed; a confirmed one stays. Whether it was stored. */
export async function storeTotpSecret(db: Database, userId: number, sealed: string): Promise<boolean> {
  const { rows } = await sql`
    insert into totp_secrets as t (user_id, secret) values (${userId}::int, ${sealed})
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0, created_at = now()
      where t.confirmed_at is null
    returning t.user_id`.execute(db);
  return rows.length > 0;
}

export async function findTotpSecret(db: Database, userId: number) {
  return db
    .selectFrom('totp_secrets')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Whether the code of this half minute, or a later one, was not taken before; from here on it was. */
export async function takeStep(db: Database, userId: number, step: number): Promise<boolean> {
  const { rows } = await sql`
    update totp_secrets set last_step = ${step}::int, confirmed_at = coalesce(confirmed_at, now())
    where user_id = ${userId}::int and last_step < ${step}::int returning user_id`.execute(db);
  return rows.length > 0;
}

export async function deleteTotp(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('totp_secrets').where('user_id', '=', userId).execute();
}

/** In place of those of before. */
export async function storeRecoveryCodes(
  trx: Database,
  userId: number,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(trx, userId);
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

export async function deleteRecoveryCodes(trx: Database, userId: number): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Whether there was one that nobody has used; from here on it is. */
export async function takeRecoveryCode(
  db: Database,
  userId: number,
  hashes: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    update recovery_codes set used_at = now()
    where user_id = ${userId}::int and code_hash in (${sql.join(hashes)}) and used_at is null returning user_id`.execute(
    db,
  );
  return rows.length > 0;
}

/** The session has shown a second factor: the roles of the account hold in it. */
export async function markProven(db: Database, sessionId: string): Promise<void> {
  await db.updateTable('sessions').set({ needs_second_factor: false }).where('id', '=', sessionId).execute();
}
