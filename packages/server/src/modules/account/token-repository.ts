import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { TokenPurpose } from '../../database/schema-people.ts';
import { RequestError } from '../../errors.ts';

const BYTES = 32;

/** For how many hours a link holds, which its mail says. */
export const LINK_HOURS = {
  'confirm-email': 24,
  'reset-password': 1,
  'set-password': 7 * 24,
} as const satisfies Record<TokenPurpose, number>;

const LIMIT = 3;

const LIMIT_WINDOW = sql<Date>`now() - interval '15 minutes'`;

/** Makes a token for a link in a mail. What is stored of it opens nothing. */
export async function issueToken(db: Database, purpose: TokenPurpose, userId: number): Promise<string> {
  const token = randomBytes(BYTES).toString('base64url');
  await db
    .insertInto('one_time_tokens')
    .values({
      token_hash: hashOf(purpose, token),
      purpose,
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(hours => ${LINK_HOURS[purpose]})`,
    })
    .execute();
  return token;
}

/** The same, but at most three in 15 minutes, null then: nobody can fill somebody's mailbox. Needs the person's row locked. */
export async function issueLimitedToken(
  db: Database,
  purpose: TokenPurpose,
  userId: number,
): Promise<string | null> {
  const { count } = await db
    .selectFrom('one_time_tokens')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', LIMIT_WINDOW)
    .executeTakeFirstOrThrow();
  return count < LIMIT ? issueToken(db, purpose, userId) : null;
}

/** Whose token it is, without using it up; null when it does not hold. */
export async function findToken(
  db: Database,
  purposes: readonly TokenPurpose[],
  token: string,
): Promise<{ readonly userId: number; readonly passwordHash: string | null } | null> {
  const row = await db
    .selectFrom('one_time_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select(['t.user_id', 'u.password_hash'])
    .where(
      't.token_hash',
      'in',
      purposes.map((purpose) => hashOf(purpose, token)),
    )
    .where('t.used_at', 'is', null)
    .where('t.expires_at', '>', sql<Date>`now()`)
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst();
  return row ? { userId: row.user_id, passwordHash: row.password_hash } : null;
}

/**
 * Uses a token up, by one statement: of requests that race one gets it.
 * @returns whose it was
 * @throws {RequestError} 400 when it does not hold.
 */
export async function consumeToken(db: Database, purpose: TokenPurpose, token: string): Promise<number> {
  const row = await db
    .updateTable('one_time_tokens')
    .set({ used_at: sql`now()` })
    .where('token_hash', '=', hashOf(purpose, token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where((where) =>
      where.exists(
        where
          .selectFrom('users as u')
          .select('u.id')
          .whereRef('u.id', '=', 'one_time_tokens.user_id')
          .where('u.disabled_at', 'is', null),
      ),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!row) throw invalidLink();
  return row.user_id;
}

/** The other links that were mailed for these purposes open nothing any more. */
export async function voidTokens(
  db: Database,
  userId: number,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await db
    .updateTable('one_time_tokens')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

export function invalidLink(): RequestError {
  return new RequestError(
    400,
    'invalid-link',
    'This link is not valid, or not any more. Please ask for a new one.',
  );
}

function hashOf(purpose: TokenPurpose, token: string): string {
  return createHash('sha256').update(`${purpose} ${token}`).digest('hex');
}
