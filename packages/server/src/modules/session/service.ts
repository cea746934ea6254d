import type { Database } from '../../database/connection.ts';
import { RequestError } from '../../errors.ts';
import type { Services } from '../../operations/services.ts';
import { admitLogin, loginSucceeded } from './admit-login.ts';
import { beginSession } from './begin-session.ts';
import type { Passwords } from './passwords.ts';
import { type Account, type Device, findAccount, type Session } from './repository.ts';
import type { RecordSecurity, SecurityEvent } from './security-log.ts';

/** `typed`: an address or a user name. */
export interface Credentials {
  readonly typed: string;
  readonly password: string;
  readonly device: Device;
  /** Of the work that the browser has done since it was asked to. */
  readonly proof: string | null;
  readonly record: RecordSecurity;
}

/**
 * Opens a session. Unknown, not confirmed and wrong are answered alike and take the same time: each way asks the same
 * questions of the database and computes one hash.
 * @throws {RequestError} 401; 429 that asks for work, see `admitLogin`
 */
export async function authenticate(
  db: Database,
  services: Pick<Services, 'passwords' | 'attemptKey' | 'loginProofs' | 'publicUrl'>,
  { typed, password, device, proof, record }: Credentials,
): Promise<Session> {
  const account = await findAccount(db, typed);
  // Address and user name count together; what belongs to nobody counts by itself.
  const userId = account?.userId ?? null;
  const subject = account ? `login ${account.userId}` : `typed ${typed}`;
  const attempt = { subject, typed, userId, network: device.network, deviceId: device.id, proof };
  const fail = (event: SecurityEvent, error: unknown) => {
    record(event, { userId });
    throw error;
  };
  const admission = await admitLogin(db, services, attempt).catch((error) => fail('login-slowed', error));
  const scope = await scopeOf(services.passwords, account, password);
  if (!scope || !account?.isOpen) return fail('login-failed', invalidCredentials());
  await loginSucceeded(db, admission);
  record('logged-in', { userId: account.userId, projectId: scope.projectId });
  return beginSession(db, { userId: account.userId, projectId: scope.projectId, device }, services.publicUrl);
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
