import type { Locale } from '@suite/contracts';
import type { Database } from '../../database/connection.ts';
import type { Passwords } from '../session/passwords.ts';
import { endSessionsOf } from '../session/repository.ts';
import { type MailTo, mailAlreadyRegistered, mailConfirmation, mailFirstPassword } from './account-mails.ts';
import { addPerson, confirmAddress, dropPassword, findPerson, lockPerson } from './repository.ts';
import { consumeToken, issueLimitedToken, issueToken, voidTokens } from './token-repository.ts';

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly locale: Locale;
  /** From where it is asked: networks take turns. */
  readonly network: string;
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
export async function register(db: Database, { passwords, publicUrl }: Needs, person: SignUp): Promise<void> {
  const { email, locale, network } = person;
  const key = email.toLowerCase();
  const known = await findPerson(db, key);
  const saltOf = known?.email_confirmed_at ? null : known?.password_hash;
  const hash = await passwords.hash(person.password, saltOf, { lane: 'others', network });
  await db.transaction().execute(async (trx) => {
    const userId = await addPerson(trx, { email, hash, locale });
    if (userId !== null) {
      const token = await issueToken(trx, 'confirm-email', userId);
      await mailConfirmation(trx, { userId, email, locale, publicUrl }, token);
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
  if (row.password_hash !== hash) await dropPassword(trx, row.id);
  await sendConfirmationTo(trx, to);
}

/** A mail with a new link, when the address waits for being confirmed. */
export async function requestConfirmation(
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
export async function confirmByToken(
  db: Database,
  { token, publicUrl }: { token: string; publicUrl: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const userId = await consumeToken(trx, 'confirm-email', token);
    const row = await confirmAddress(trx, userId);
    await voidTokens(trx, userId, ['confirm-email']);
    await endSessionsOf(trx, userId);
    if (row.password_hash !== null) return;
    const first = { token: await issueToken(trx, 'set-password', userId), projectName: null };
    await mailFirstPassword(trx, { userId, email: row.email, locale: row.locale, publicUrl }, first);
  });
}
