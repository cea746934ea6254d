import type { SignedIn } from '@suite/access';
import type { Database } from '../../database/connection.ts';
import { RequestError } from '../../errors.ts';
import type { PeopleServices } from '../../operations/people-services.ts';
import { type Account, clearFailures, countFailure, findAccountById, isLocked } from './repository.ts';

const FRESH_MS = 5 * 60_000;

type Needs = Pick<PeopleServices, 'passwords' | 'attemptKey'>;

/**
 * A session by the password of a project is not for matters of the account.
 * @throws {RequestError} 403
 */
export function requireWholeAccount(viewer: SignedIn): void {
  if (viewer.onlyProjectId === null) return;
  throw new RequestError(
    403,
    'project-session',
    'You are signed in with the password of a project. Please log in with your own password to do this.',
  );
}

/**
 * The person's account, when the person has just shown to be the one: by the current password, or by a login of the
 * last five minutes where none was sent.
 * @throws {RequestError} 403
 */
export async function requireFreshLogin(
  db: Database,
  services: Needs,
  { viewer, currentPassword }: { viewer: SignedIn; currentPassword: string | undefined },
): Promise<Account> {
  requireWholeAccount(viewer);
  if (currentPassword !== undefined) return requirePassword(db, services, { viewer, currentPassword });
  if (Date.now() - viewer.authenticatedAt.getTime() < FRESH_MS) return accountOf(db, viewer);
  throw new RequestError(403, 'password-needed', 'Please enter your current password too.');
}

/** @throws {RequestError} 403 when it is wrong, or was wrong too often. */
export async function requirePassword(
  db: Database,
  { passwords, attemptKey }: Needs,
  { viewer, currentPassword }: { viewer: SignedIn; currentPassword: string },
): Promise<Account> {
  requireWholeAccount(viewer);
  const account = await accountOf(db, viewer);
  const key = attemptKey(`account ${viewer.userId}`);
  const hashes = account.passwordHash === null ? [] : [account.passwordHash];
  const place = { lane: 'known', network: `account ${viewer.userId}` } as const;
  const index = await passwords.match(currentPassword, hashes, place);
  if ((await isLocked(db, key)) || index < 0) {
    await countFailure(db, key);
    throw new RequestError(403, 'wrong-password', 'The current password is not right.');
  }
  await clearFailures(db, [key]);
  return account;
}

async function accountOf(db: Database, viewer: SignedIn): Promise<Account> {
  const account = await findAccountById(db, viewer.userId);
  if (!account) throw new TypeError('A session without a person');
  return account;
}
