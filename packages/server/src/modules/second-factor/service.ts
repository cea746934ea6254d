import type { SignedIn } from '@suite/access';
import type { Database } from '../../database/connection.ts';
import { RequestError } from '../../errors.ts';
import type { Services } from '../../operations/services.ts';
import { mailSecondFactorChanged } from '../account/account-mails.ts';
import { addressOf } from '../account/repository.ts';
import { requireFreshLogin } from '../session/fresh-login.ts';
import { clearFailures, countFailure, findAccountById, isLocked } from '../session/repository.ts';
import type { WaitingLogin } from './login-tokens.ts';
import {
  deleteRecoveryCodes,
  deleteTotp,
  factorsOf,
  findTotpSecret,
  markProven,
  storeRecoveryCodes,
  storeTotpSecret,
  takeRecoveryCode,
  takeStep,
} from './repository.ts';
import { enrolmentOf, newTotpSecret, stepOfCode, type TotpEnrolment } from './totp.ts';

type Needs = Pick<
  Services,
  'passwords' | 'attemptKey' | 'publicUrl' | 'secretBox' | 'recoveryCodes' | 'loginTokens'
>;

interface Asking {
  readonly viewer: SignedIn;
  readonly currentPassword: string | undefined;
}

export const sealedFor = (userId: number) => `totp ${userId}`;

/**
 * A secret for an authenticator app; it counts once a code of it was given.
 * @throws {RequestError} 403 without a fresh login, 409 when there is one.
 */
export async function beginTotp(db: Database, services: Needs, asking: Asking): Promise<TotpEnrolment> {
  const { userId } = await requireFreshLogin(db, services, asking);
  const secret = newTotpSecret();
  if (!(await storeTotpSecret(db, userId, services.secretBox.seal(secret, sealedFor(userId)))))
    throw new RequestError(409, 'totp-there', 'There is an authenticator app already. Remove it first.');
  const { email } = await addressOf(db, userId);
  return enrolmentOf(secret, new URL(services.publicUrl).host, email);
}

/**
 * From here on a login asks for a code. Gives the recovery codes, which are not told again.
 * @throws {RequestError} 400 for a wrong code.
 */
export async function confirmTotp(
  db: Database,
  services: Needs,
  { viewer, code }: { readonly viewer: SignedIn; readonly code: string },
): Promise<readonly string[]> {
  const { userId, sessionId } = viewer;
  const row = await findTotpSecret(db, userId);
  const step = row && !row.confirmed_at ? stepOfCode(opened(services, userId, row.secret), code) : null;
  return db.transaction().execute(async (trx) => {
    if (step === null || !(await takeStep(trx, userId, step)))
      throw new RequestError(400, 'wrong-code', 'This code is not right, or too old.');
    await markProven(trx, sessionId);
    await notifyOwner(trx, services, { userId, change: 'totp-added' });
    return writeRecoveryCodes(trx, services, userId);
  });
}

/** @throws {RequestError} 403 without a fresh login. */
export async function removeTotp(db: Database, services: Needs, asking: Asking): Promise<void> {
  const { userId } = await requireFreshLogin(db, services, asking);
  await db.transaction().execute(async (trx) => {
    await deleteTotp(trx, userId);
    // They are in place of a factor, and open nothing without one.
    if ((await factorsOf(trx, userId)).passkeys === 0) await deleteRecoveryCodes(trx, userId);
    await notifyOwner(trx, services, { userId, change: 'totp-removed' });
  });
}

/** Ten new ones; those of before open nothing more. @throws {RequestError} 403, 409 without a second factor. */
export async function renewRecoveryCodes(
  db: Database,
  services: Needs,
  asking: Asking,
): Promise<readonly string[]> {
  const { userId } = await requireFreshLogin(db, services, asking);
  return db.transaction().execute(async (trx) => {
    const { hasTotp, passkeys } = await factorsOf(trx, userId);
    if (!hasTotp && passkeys === 0)
      throw new RequestError(409, 'no-second-factor', 'Set up a second step first.');
    await notifyOwner(trx, services, { userId, change: 'recovery-codes-renewed' });
    return writeRecoveryCodes(trx, services, userId);
  });
}

export async function writeRecoveryCodes(
  trx: Database,
  { recoveryCodes }: Pick<Needs, 'recoveryCodes'>,
  userId: number,
): Promise<readonly string[]> {
  const codes = recoveryCodes.make();
  await storeRecoveryCodes(
    trx,
    userId,
    codes.map((code) => recoveryCodes.hash(userId, code)),
  );
  return codes;
}

/** Whose login waits. @throws {RequestError} 401 when it waits no more. */
export async function waitingLogin(
  db: Database,
  { loginTokens }: Pick<Needs, 'loginTokens'>,
  token: string,
): Promise<WaitingLogin> {
  const login = await loginTokens.read(token, async (id) => {
    const account = await findAccountById(db, id);
    return account?.isOpen ? account : null;
  });
  if (login === null)
    throw new RequestError(401, 'login-expired', 'This login took too long. Please log in again.');
  return login;
}

export type GivenCode = { readonly code: string } | { readonly recoveryCode: string };

/**
 * Takes a code of the account, each once. Ten wrong ones in a row shut this step for a quarter of an hour, which only
 * who knows the password can bring about.
 * @throws {RequestError} 401
 */
export async function takeCode(
  db: Database,
  services: Needs,
  { userId, given }: { readonly userId: number; readonly given: GivenCode },
): Promise<void> {
  const key = services.attemptKey(`second-factor ${userId}`);
  const isRight = !(await isLocked(db, key)) && (await isTaken(db, services, userId, given));
  if (!isRight) {
    await countFailure(db, key);
    throw new RequestError(401, 'wrong-code', 'This code is not right, or was used before.');
  }
  await clearFailures(db, [key]);
  if ('recoveryCode' in given) await notifyOwner(db, services, { userId, change: 'recovery-code-used' });
}

async function isTaken(db: Database, services: Needs, userId: number, given: GivenCode): Promise<boolean> {
  if ('recoveryCode' in given)
    return takeRecoveryCode(db, userId, services.recoveryCodes.hashes(userId, given.recoveryCode));
  const row = await findTotpSecret(db, userId);
  if (!row?.confirmed_at) return false;
  const step = stepOfCode(opened(services, userId, row.secret), given.code);
  return step !== null && (await takeStep(db, userId, step));
}

function opened({ secretBox }: Needs, userId: number, sealed: string): string {
  return secretBox.open(sealed, sealedFor(userId));
}

type Told = Parameters<typeof mailSecondFactorChanged>[2];

export async function notifyOwner(
  db: Database,
  { publicUrl }: Pick<Services, 'publicUrl'>,
  { userId, change }: { readonly userId: number; readonly change: Told },
): Promise<void> {
  await mailSecondFactorChanged(db, { userId, ...(await addressOf(db, userId)), publicUrl }, change);
}
