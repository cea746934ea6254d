import type { Locale } from '@suite/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { type MailTo, mailAlreadyRegistered, mailConfirmation, mailFirstPassword } from './account-mails.ts';
import { consumeToken, issueLimitedToken, issueToken, voidTokens } from './one-time-tokens.ts';
import type { Passwords } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly locale: Locale;
}
interface Needs {
  readonly passwords: Passwords;
  readonly publicUrl: string;
}

/**
 * Registers a person, who then has to confirm the address; a known one gets a mail that says so. Nothing of this is
 * told to who asks.
 *
 * Anybody can sign up with anybody's address. Where it happens again before the address is confirmed, with another
 * password, neither password is known to be the owner's: both are dropped, and the owner chooses one after confirming.
 */
export async function signUp(db: Database, { passwords, publicUrl }: Needs, person: SignUp): Promise<void> {
  const { email, locale } = person;
  const key = email.toLowerCase();
  const known = await db
    .selectFrom('users')
    .select(['password_hash', 'email_confirmed_at'])
    .where('email_key', '=', key)
    .executeTakeFirst();
  const hash = await passwords.hash(person.password, known?.email_confirmed_at ? null : known?.password_hash);
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('users')
      .values({ email, email_key: key, username: email, username_key: key, password_hash: hash, locale })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) {
      const token = await issueToken(trx, 'confirm-email', added.id);
      await mailConfirmation(trx, { userId: added.id, email, locale, publicUrl }, token);
      return;
    }
    await signUpAgain(trx, { key, hash, locale, publicUrl });
  });
}

async function signUpAgain(
  trx: Database,
  { key, hash, locale, publicUrl }: { key: string; hash: string; locale: Locale; publicUrl: string },
): Promise<void> {
  const row = await lockPerson(trx, key);
  if (!row) return;
  const to = { userId: row.id, email: row.email, locale, publicUrl };
  if (row.email_confirmed_at) {
    await mailAlreadyRegistered(trx, to);
    return;
  }
  if (row.password_hash !== hash) {
    await trx.updateTable('users').set({ password_hash: null }).where('id', '=', row.id).execute();
  }
  await sendConfirmationTo(trx, to);
}

/** A mail with a new link, when the address waits for being confirmed. */
export async function sendConfirmation(
  db: Database,
  { email, locale, publicUrl }: { email: string; locale: Locale; publicUrl: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockPerson(trx, email.toLowerCase());
    if (!row || row.email_confirmed_at) return;
    await sendConfirmationTo(trx, { userId: row.id, email: row.email, locale, publicUrl });
  });
}

async function sendConfirmationTo(trx: Database, to: MailTo): Promise<void> {
  const token = await issueLimitedToken(trx, 'confirm-email', to.userId);
  if (token !== null) await mailConfirmation(trx, to, token);
}

/**
 * Confirms the address by the token of its link. Who has no password yet is mailed a link to choose one.
 * @throws {RequestError} 400
 */
export async function confirmEmail(
  db: Database,
  { token, publicUrl }: { token: string; publicUrl: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const userId = await consumeToken(trx, 'confirm-email', token);
    const row = await trx
      .updateTable('users')
      .set({ email_confirmed_at: sql`coalesce(email_confirmed_at, now())`, updated_at: sql`now()` })
      .where('id', '=', userId)
      .returning(['email', 'locale', 'password_hash'])
      .executeTakeFirstOrThrow();
    await voidTokens(trx, userId, ['confirm-email']);
    await endSessionsOf(trx, userId);
    if (row.password_hash !== null) return;
    const first = { token: await issueToken(trx, 'set-password', userId), projectName: null };
    await mailFirstPassword(trx, { userId, email: row.email, locale: row.locale, publicUrl }, first);
  });
}

/** The row of a person who is not disabled, locked until the transaction ends. */
async function lockPerson(trx: Database, emailKey: string) {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'email_confirmed_at'])
    .where('email_key', '=', emailKey)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
