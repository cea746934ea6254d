import type { Database } from '../../database/connection.ts';
import { RequestError } from '../../errors.ts';
import type { Services } from '../../operations/services.ts';
import { beginSession } from './begin-session.ts';
import type { Passwords } from './passwords.ts';
import {
  type Account,
  clearFailures,
  countFailure,
  type Device,
  findAccount,
  isLocked,
  type Session,
} from './repository.ts';
import type { RecordSecurity } from './security-log.ts';

/** `typed`: an address or a user name. */
export interface Credentials {
  readonly typed: string;
  readonly password: string;
  readonly device: Device;
  readonly record: RecordSecurity;
}

/**
 * Opens a session. Unknown, not confirmed, wrong and locked are answered alike and take the same time: each way asks
 * the same questions of the database and computes one hash.
 * @throws {RequestError} 401
 */
export async function authenticate(
  db: Database,
  { passwords, attemptKey, publicUrl }: Pick<Services, 'passwords' | 'attemptKey' | 'publicUrl'>,
  { typed, password, device, record }: Credentials,
): Promise<Session> {
  const account = await findAccount(db, typed);
  // Address and user name count together; what belongs to nobody counts by itself.
  const key = attemptKey(account ? `login ${account.userId}` : `typed ${typed}`);
  const scope = await scopeOf(passwords, account, password);
  const isShut = await isLocked(db, key);
  if (isShut || !scope || !account?.isOpen) {
    await countFailure(db, key);
    record(isShut ? 'login-locked' : 'login-failed', { userId: account?.userId ?? null });
    throw invalidCredentials();
  }
  await clearFailures(db, [key]);
  record('logged-in', { userId: account.userId, projectId: scope.projectId });
  return beginSession(db, { userId: account.userId, projectId: scope.projectId, device }, publicUrl);
}

/** What the password opens: everything (no project), or the project whose password it is; null: nothing. */
async function scopeOf(
  passwords: Passwords,
  account: Account | null,
  password: string,
): Promise<{ readonly projectId: number | null } | null> {
  const own = account?.passwordHash ? [{ projectId: null, hash: account.passwordHash }] : [];
  const all = [...own, ...(account?.projectPasswords ?? [])];
  const index = await passwords.match(
    password,
    all.map(({ hash }) => hash),
  );
  return all[index] ?? null;
}

function invalidCredentials(): RequestError {
  return new RequestError(401, 'wrong-credentials', "The email and password you entered don't match");
}
