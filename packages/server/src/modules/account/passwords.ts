import type { SignedIn } from '@suite/access';
import type { Locale } from '@suite/contracts';
import { requireMemberOf } from '../../access/member.ts';
import type { Database } from '../../database/connection.ts';
import type { TokenPurpose } from '../../database/schema-people.ts';
import { RequestError } from '../../errors.ts';
import type { PeopleServices } from '../../operations/people-services.ts';
import type { QueryContext } from '../query-context.ts';
import { requireFreshLogin } from '../session/fresh-login.ts';
import { clearFailures, endSessionsOf } from '../session/repository.ts';
import type { RecordSecurity } from '../session/security-log.ts';
import { mailPasswordChanged, mailPasswordReset, mailProjectPasswordChanged } from './account-mails.ts';
import {
  addressOf,
  confirmWithPassword,
  deleteProjectPasswords,
  lockTyped,
  namesOf,
  projectName,
  storePassword,
  storeProjectPassword,
} from './repository.ts';
import { consumeToken, findToken, invalidLink, issueLimitedToken, voidTokens } from './token-repository.ts';

/** Purposes of the links by which a password is set. */
export const PASSWORD_PURPOSES = ['reset-password', 'set-password'] as const satisfies TokenPurpose[];

type PasswordPurpose = (typeof PASSWORD_PURPOSES)[number];

type ResetServices = Pick<PeopleServices, 'passwords' | 'attemptKey'> & { readonly publicUrl: string };

/** Mails the link by which a new password is set, when the address or user name is somebody's. */
export async function sendPasswordReset(
  db: Database,
  { typed, locale, publicUrl }: { typed: string; locale: Locale | undefined; publicUrl: string },
): Promise<void> {
  const key = typed.toLowerCase();
  await db.transaction().execute(async (trx) => {
    const row = await lockTyped(trx, key);
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
  { passwords, attemptKey, publicUrl }: ResetServices,
  { purpose, token, password }: { purpose: PasswordPurpose; token: string; password: string },
): Promise<number> {
  // A hash is computed for who has a token only.
  if (!(await findToken(db, [purpose], token))) throw invalidLink();
  const hash = await passwords.hash(password);
  return db.transaction().execute(async (trx) => {
    const userId = await consumeToken(trx, purpose, token);
    const row = await confirmWithPassword(trx, userId, hash);
    await deleteProjectPasswords(trx, userId);
    await voidTokens(trx, userId, ['confirm-email', ...PASSWORD_PURPOSES]);
    await endSessionsOf(trx, userId);
    await clearFailures(trx, [attemptKey(`account ${userId}`), attemptKey(`login ${userId}`)]);
    if (purpose === 'reset-password') {
      await mailPasswordChanged(trx, { userId, email: row.email, locale: row.locale, publicUrl });
    }
    return userId;
  });
}

type ChangeServices = Pick<PeopleServices, 'passwords' | 'attemptKey'>;

interface NewPassword {
  readonly password: string;
  readonly currentPassword: string | undefined;
}

/**
 * Sets the person's own password. Other sessions and passwords of projects end, this session goes on, and a notice is
 * mailed.
 * @throws {RequestError} 403 without a fresh login or the current password, 400 when it is the one of a project.
 */
export async function changePassword(
  db: Database,
  services: ChangeServices & { readonly publicUrl: string },
  { viewer, password, currentPassword }: NewPassword & { viewer: SignedIn },
): Promise<void> {
  const { passwords, publicUrl } = services;
  const account = await requireFreshLogin(db, services, { viewer, currentPassword });
  const ofProjects = account.projectPasswords.map((one) => one.hash);
  const hash = await passwords.hash(password, ofProjects[0]);
  requireOther(hash, ofProjects);
  await db.transaction().execute(async (trx) => {
    const row = await storePassword(trx, viewer.userId, hash);
    await deleteProjectPasswords(trx, viewer.userId);
    await endSessionsOf(trx, viewer.userId, { exceptId: viewer.sessionId });
    await voidTokens(trx, viewer.userId, PASSWORD_PURPOSES);
    await mailPasswordChanged(trx, { userId: viewer.userId, ...row, publicUrl });
  });
}

/**
 * Sets the password by which the person signs in to one project only. Sessions by the last one end, and a notice is mailed.
 * @throws {RequestError} 404 when the person is not on the project; as for `changePassword` besides.
 */
export async function changeProjectPassword(
  context: QueryContext,
  services: ChangeServices & { readonly publicUrl: string },
  { viewer, projectId, password, currentPassword }: NewPassword & { viewer: SignedIn; projectId: number },
): Promise<void> {
  const { db } = context;
  await requireMemberOf(context, viewer, projectId);
  const account = await requireFreshLogin(db, services, { viewer, currentPassword });
  const others = account.projectPasswords.flatMap((one) => (one.projectId === projectId ? [] : [one.hash]));
  const taken = [...(account.passwordHash === null ? [] : [account.passwordHash]), ...others];
  // With the salt of the others, so that a login compares with all of them by one computation.
  const hash = await services.passwords.hash(password, taken[0]);
  requireOther(hash, taken);
  await db.transaction().execute(async (trx) => {
    await storeProjectPassword(trx, { userId: viewer.userId, projectId, hash });
    await endSessionsOf(trx, viewer.userId, { projectId });
    const { email, locale } = await addressOf(trx, viewer.userId);
    const to = { userId: viewer.userId, email, locale, publicUrl: services.publicUrl };
    await mailProjectPasswordChanged(trx, to, await projectName(trx, projectId));
  });
}

/** One password opens one thing, else it would not be known what it opens. */
function requireOther(hash: string, taken: readonly string[]): void {
  if (!taken.includes(hash)) return;
  throw new RequestError(
    400,
    'same-password',
    'Your own password and the passwords of projects must all be different.',
  );
}

/** Sets a password by a mailed link. Whose names it may not be is looked up for who has one only. */
export async function setByLink(
  context: QueryContext,
  services: ResetServices & Pick<PeopleServices, 'passwordRules'>,
  { record, ...link }: Parameters<typeof setPasswordByToken>[2] & { readonly record: RecordSecurity },
): Promise<void> {
  const { db } = context;
  const found = await findToken(db, [link.purpose], link.token);
  await services.passwordRules.require(context, link.password, found ? await namesOf(db, found.userId) : []);
  record('password-changed', { userId: await setPasswordByToken(db, services, link) });
}
