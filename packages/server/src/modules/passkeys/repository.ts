import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

export interface Passkey {
  readonly id: number;
  readonly userId: number;
  readonly credentialId: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

const COLUMNS = sql`p.id, p.user_id as "userId", p.credential_id as "credentialId", p.public_key as "publicKey",
  p.counter::float8 as counter, p.transports, p.name, p.created_at as "createdAt", p.last_used_at as "lastUsedAt"`;

export async function passkeysOf(db: Database, userId: number): Promise<readonly Passkey[]> {
  const { rows } = await sql<Passkey>`
    select ${COLUMNS} from passkeys p where p.user_id = ${userId}::int order by p.id`.execute(db);
  return rows;
}

export async function findPasskey(db: Database, credentialId: string): Promise<Passkey | null> {
  const { rows } = await sql<Passkey>`
    select ${COLUMNS} from passkeys p where p.credential_id = ${credentialId}`.execute(db);
  return rows[0] ?? null;
}

type NewPasskey = Pick<Passkey, 'userId' | 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>;

/** Null where there is one with this id, whosever it is. */
export async function storePasskey(trx: Database, passkey: NewPasskey): Promise<Passkey | null> {
  const { userId, credentialId, publicKey, counter, transports, name } = passkey;
  const { rows } = await sql<Passkey>`
    insert into passkeys as p (user_id, credential_id, public_key, counter, transports, name)
    values (${userId}::int, ${credentialId}, ${publicKey}, ${counter}::bigint, ${transports}::text[], ${name})
    on conflict (credential_id) do nothing returning ${COLUMNS}`.execute(trx);
  return rows[0] ?? null;
}

/** Whether the counter went on; authenticators without one leave it at 0. */
export async function advanceCounter(db: Database, id: number, counter: number): Promise<boolean> {
  const { rows } = await sql`
    update passkeys set counter = ${counter}::bigint, last_used_at = now()
    where id = ${id}::int and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))
    returning id`.execute(db);
  return rows.length > 0;
}

/** Null where the person has none of this id. */
export async function renamePasskeyOf(
  db: Database,
  { userId, id, name }: { readonly userId: number; readonly id: number; readonly name: string },
): Promise<Passkey | null> {
  const { rows } = await sql<Passkey>`
    update passkeys p set name = ${name} where p.id = ${id}::int and p.user_id = ${userId}::int
    returning ${COLUMNS}`.execute(db);
  return rows[0] ?? null;
}

export async function deletePasskeyOf(trx: Database, userId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from passkeys where id = ${id}::int and user_id = ${userId}::int returning id`.execute(trx);
  return rows.length > 0;
}

export async function deletePasskeys(trx: Database, userId: number): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

/** `userId`: who adds a passkey; null where somebody logs in. */
export async function storeChallenge(db: Database, hash: string, userId: number | null): Promise<void> {
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hash, user_id: userId, expires_at: sql<Date>`now() + interval '5 minutes'` })
    .execute();
}

/** Whether it was given out for this, lately, and not used; from here on it is. */
export async function takeChallenge(db: Database, hash: string, userId: number | null): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey_challenges where challenge_hash = ${hash} and expires_at > now()
      and user_id is not distinct from ${userId}::int
    returning challenge_hash`.execute(db);
  return rows.length > 0;
}
