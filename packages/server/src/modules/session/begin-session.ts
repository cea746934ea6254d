import type { Database } from '../../database/connection.ts';
import type { Services } from '../../operations/services.ts';
import { mailNewDevice } from '../account/account-mails.ts';
import { addressOf } from '../account/repository.ts';
import { type Device, openSession, type Session } from './repository.ts';
import { rememberDevice } from './sessions-repository.ts';

export interface Entrant {
  readonly userId: number;
  /** Signed in to that project only. */
  readonly projectId: number | null;
  /** Has shown more than a password: a second factor, a passkey, or what the organisation's own login asks for. */
  readonly isProven: boolean;
  /** When the session ends however it is used, where something else than our own rules says so. */
  readonly endsAt?: Date | null;
}

/**
 * Opens a session; of one on a device that was not used for the account before, the person is told. Roles of staff hold in
 * a session without a second factor at the first login only, from which one can be set up.
 */
export async function beginSession(
  db: Database,
  { publicUrl, staffSecondFactor }: Pick<Services, 'publicUrl' | 'staffSecondFactor'>,
  { device, isProven, endsAt = null, ...entrant }: Entrant & { readonly device: Device },
): Promise<Session> {
  const { userId } = entrant;
  return db.transaction().execute(async (trx) => {
    const { isNew, isFirst } = await rememberDevice(trx, userId, device.id);
    const needsSecondFactor = staffSecondFactor === 'required' && !isProven && !isFirst;
    const session = await openSession(trx, { ...entrant, device, needsSecondFactor, endsAt });
    // Who has never logged in knows that it is the first time.
    if (isNew && !isFirst)
      await mailNewDevice(trx, { userId, ...(await addressOf(trx, userId)), publicUrl }, device);
    return session;
  });
}
