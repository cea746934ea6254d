import type { Locale } from '@suite/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { TokenPurpose } from '../database/schema-people.ts';
import { mailPasswordChanged, mailPasswordReset } from './account-mails.ts';
import { clearFailures } from './login-attempts.ts';
import { consumeToken, findToken, invalidLink, issueLimitedToken, voidTokens } from './one-time-tokens.ts';
import type { PeopleServices } from './people-services.ts';
import { endSessionsOf } from './sessions.ts';

/** Purposes of the links by which a password is set. */
export const PASSWORD_PURPOSES = ['reset-password', 'set-password'] as const satisfies TokenPurpose[];
type PasswordPurpose = (typeof PASSWORD_PURPOSES)[number];

type Needs = Pick<PeopleServices, 'passwords' | 'attemptKey'> & { readonly publicUrl: string };

/** Mails the link by which a new password is set, when the address or user name is somebody's. */
export async function sendPasswordReset(
  db: Database,
  { typed, locale, publicUrl }: { typed: string; locale: Locale | undefined; publicUrl: string },
): Promise<void> {
  const key = typed.toLowerCase();
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('users')
      .select(['id', 'email', 'locale'])
      .where((where) => where.or([where('email_key', '=', key), where('username_key', '=', key)]))
      .where('disabled_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const token = row && (await issueLimitedToken(trx, 'reset-password', row.id));
    if (!row || !token) return;
    const to = { userId: row.id, email: row.email, locale: locale ?? row.locale, publicUrl };
    await mailPasswordReset(trx, to, token);
  });
}

/**
 * Sets the password by the token of a mailed link, which also confirms the address. Whoever else was in, is out: all
 * sessions end, and passwords of projects and other links open nothing any more.
 * @returns whose password it is
 * @throws {RequestError} 400
 */
export async function setPasswordByToken(
  db: Database,
  { passwords, attemptKey, publicUrl }: Needs,
  { purpose, token, password }: { purpose: PasswordPurpose; token: string; password: string },
): Promise<number> {
  // A hash is computed for who has a token only.
  if (!(await findToken(db, [purpose], token))) throw invalidLink();
  const hash = await passwords.hash(password);
  return db.transaction().execute(async (trx) => {
    const userId = await consumeToken(trx, purpose, token);
    const row = await trx
      .updateTable('users')
      .set({
        password_hash: hash,
        email_confirmed_at: sql`coalesce(email_confirmed_at, now())`,
        updated_at: sql`now()`,
      })
      .where('id', '=', userId)
      .returning(['email', 'locale'])
      .executeTakeFirstOrThrow();
    await trx.deleteFrom('project_passwords').where('user_id', '=', userId).execute();
    await voidTokens(trx, userId, ['confirm-email', ...PASSWORD_PURPOSES]);
    await endSessionsOf(trx, userId);
    await clearFailures(trx, [attemptKey(`account ${userId}`), attemptKey(`login ${userId}`)]);
    if (purpose === 'reset-password') {
      await mailPasswordChanged(trx, { userId, email: row.email, locale: row.locale, publicUrl });
    }
    return userId;
  });
}
