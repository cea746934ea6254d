import { emailAddress, newPassword, personName } from '@suite/api';
import { DEFAULT_LOCALE, type Locale, type RoleName } from '@suite/contracts';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { notFound, RequestError } from '../../errors.ts';
import { releaseEnquiries } from '../enquiries/assignee-repository.ts';
import { textIn } from '../query-context.ts';
import type { Passwords } from '../session/passwords.ts';
import { mailFirstPassword } from './account-mails.ts';
import {
  addConfirmedPerson,
  addPerson,
  dropPassword,
  findPerson,
  lockInvited,
  projectName,
  storeRole,
} from './repository.ts';
import { issueToken } from './token-repository.ts';

const NEW_USER = z.strictObject({
  email: emailAddress,
  /** The address when there is none. Without an `@`, so that it is nobody else's address. */
  username: z
    .string()
    .regex(/^[^\s@]{1,100}$/, 'must have no spaces and no @')
    .optional(),
  password: newPassword,
  firstName: personName.optional(),
  lastName: personName.optional(),
  locale: z.custom<Locale>().optional(),
});

export type NewUser = z.input<typeof NEW_USER>;

/**
 * Makes an account whose address counts as confirmed.
 * @returns its id
 * @throws {RequestError} 400 when something is not valid, 409 when the address or the user name is taken.
 */
export async function createUser(db: Database, passwords: Passwords, user: NewUser): Promise<number> {
  const parsed = NEW_USER.safeParse(user);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `"${path.join('.')}" ${message}.`);
    throw new RequestError(400, 'invalid-user', problems.join(' '));
  }
  const { email, username = email, password, firstName = '', lastName = '', locale } = parsed.data;
  const row = {
    email,
    email_key: email.toLowerCase(),
    username,
    username_key: username.toLowerCase(),
    password_hash: await passwords.hash(password),
    first_name: firstName,
    last_name: lastName,
    locale: locale ?? DEFAULT_LOCALE,
  };
  // In a transaction, so that the ledger says whose account it is.
  const id = await db.transaction().execute((trx) => addConfirmedPerson(trx, row));
  if (id === null)
    throw new RequestError(409, 'taken', 'There is an account with this address or user name already.');
  return id;
}

/** A role, on a project or everywhere (null). */
export interface RoleGrant {
  readonly email: string;
  readonly role: RoleName;
  readonly projectId: number | null;
}

/**
 * Gives a person this role there, in place of those that the person had there.
 * @returns the person's id
 * @throws {RequestError} 404 when there is no such person or project, 400 for a super admin of one project.
 */
export function setRole(db: Database, { email, role, projectId }: RoleGrant): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, email.toLowerCase());
    if (!person) throw notFound('There is no account with this address.');
    await requireProject(trx, projectId);
    await replaceRole(trx, person.id, { role, projectId });
    return person.id;
  });
}

/**
 * Gives a role to a person who may not have an account yet, and mails a link by which a password is chosen; it holds
 * for seven days. Who has confirmed the address and has a password gets the role only. A password that was set
 * before the address was confirmed may be a stranger's: it is dropped.
 * @throws {RequestError} 400 when the address is not valid, 404 when there is no such project.
 */
export async function createInvitation(
  db: Database,
  invitation: RoleGrant & { readonly locale: Locale; readonly publicUrl: string },
): Promise<{ readonly userId: number; readonly isMailed: boolean }> {
  const { locale, publicUrl, role, projectId } = invitation;
  const { data: email } = emailAddress.safeParse(invitation.email);
  if (email === undefined) throw new RequestError(400, 'invalid-user', 'This is no e-mail address.');
  return db.transaction().execute(async (trx) => {
    const projectName = await requireProject(trx, projectId, locale);
    const person = await findOrAdd(trx, email, locale);
    await replaceRole(trx, person.id, { role, projectId });
    if (person.email_confirmed_at && person.password_hash !== null) {
      return { userId: person.id, isMailed: false };
    }
    await dropPassword(trx, person.id);
    const token = await issueToken(trx, 'set-password', person.id);
    const to = { userId: person.id, email: person.email, locale, publicUrl };
    await mailFirstPassword(trx, to, { token, projectName });
    return { userId: person.id, isMailed: true };
  });
}

async function findOrAdd(trx: Database, email: string, locale: Locale) {
  await addPerson(trx, { email, hash: null, locale });
  return lockInvited(trx, email.toLowerCase());
}

async function replaceRole(
  trx: Database,
  userId: number,
  { role, projectId }: Pick<RoleGrant, 'role' | 'projectId'>,
): Promise<void> {
  if (role === 'super_admin' && projectId !== null) {
    throw new RequestError(400, 'everywhere-only', 'A super admin is one everywhere; name no project.');
  }
  await storeRole(trx, { userId, role, projectId });
  await releaseEnquiries(trx, userId);
}

/** @returns the name of the project */
async function requireProject(
  trx: Database,
  projectId: number | null,
  locale: Locale = DEFAULT_LOCALE,
): Promise<string | null> {
  if (projectId === null) return null;
  const name = await projectName(trx, projectId);
  if (!name) throw notFound(`There is no project ${projectId}.`);
  return textIn(locale === 'rs' ? 'sr' : 'en', name);
}
