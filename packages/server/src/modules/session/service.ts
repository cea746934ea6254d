import type { Database } from '../../database/connection.ts';
import { RequestError } from '../../errors.ts';
import type { Services } from '../../operations/services.ts';
import { factorsOf } from '../second-factor/repository.ts';
import { admitLogin, loginSucceeded } from './admit-login.ts';
import type { Passwords } from './passwords.ts';
import { type Account, type Device, findAccount } from './repository.ts';
import type { RecordSecurity, SecurityEvent } from './security-log.ts';
import type { Place } from './work-queue.ts';

interface PasswordHolder {
  readonly userId: number;
  /** Whose password it was; null for the account's own. */
  readonly projectId: number | null;
  readonly passwordHash: string | null;
}

interface SecondFactor {
  readonly loginToken: string;
  readonly methods: ('totp' | 'passkey' | 'recovery-code')[];
}

/** `typed`: an address or a user name. */
export interface Credentials {
  readonly typed: string;
  readonly password: string;
  readonly device: Device;
  /** Of the work that the browser has done since it was asked to. */
  readonly proof: string | null;
  readonly record: RecordSecurity;
  /** Among those who wait for a hash. */
  readonly place: Place;
}

/**
 * Who may begin a session. Unknown, not confirmed and wrong are answered alike and take the same time: each way asks the same
 * questions of the database and computes one hash.
 * @throws {RequestError} 401; 429 that asks for work, see `admitLogin`
 */
export async function authenticate(
  db: Database,
  services: Pick<Services, 'passwords' | 'attemptKey' | 'loginProofs'>,
  { typed, password, device, proof, record, place }: Credentials,
): Promise<PasswordHolder> {
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
  const scope = await scopeOf(services.passwords, account, { password, place });
  if (!scope || !account?.isOpen) return fail('login-failed', invalidCredentials());
  await loginSucceeded(db, admission);
  return { userId: account.userId, projectId: scope.projectId, passwordHash: account.passwordHash };
}

/**
 * What is to follow the password, where the account has a second factor. The password of a project needs none: it opens no
 * more than what visitors of the project see, on machines that are not the person's.
 */
export async function secondFactorOf(
  db: Database,
  { loginTokens }: Pick<Services, 'loginTokens'>,
  holder: PasswordHolder,
  endsAt: Date | null = null,
): Promise<SecondFactor | null> {
  if (holder.projectId !== null) return null;
  const { hasTotp, passkeys, recoveryCodesLeft } = await factorsOf(db, holder.userId);
  if (!hasTotp && passkeys === 0) return null;
  const methods: SecondFactor['methods'] = [];
  if (hasTotp) methods.push('totp');
  if (passkeys > 0) methods.push('passkey');
  if (recoveryCodesLeft > 0) methods.push('recovery-code');
  return { loginToken: await loginTokens.issue(holder, endsAt), methods };
}

/** What the password opens: everything (no project), or the project whose password it is; null: nothing. */
async function scopeOf(
  passwords: Passwords,
  account: Account | null,
  { password, place }: Pick<Credentials, 'password' | 'place'>,
): Promise<{ readonly projectId: number | null } | null> {
  const own = account?.passwordHash ? [{ projectId: null, hash: account.passwordHash }] : [];
  const all = [...own, ...(account?.projectPasswords ?? [])];
  const index = await passwords.match(
    password,
    all.map(({ hash }) => hash),
    place,
  );
  return all[index] ?? null;
}

function invalidCredentials(): RequestError {
  return new RequestError(401, 'wrong-credentials', "The email and password you entered don't match");
}
