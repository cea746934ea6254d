import type { Database } from '../../database/connection.ts';
import { mailNewDevice } from '../account/account-mails.ts';
import { addressOf } from '../account/repository.ts';
import { type NewSession, openSession, type Session } from './repository.ts';
import { rememberDevice } from './sessions-repository.ts';

/** Opens a session; of one on a device that was not used for the account before, the person is told. */
export async function beginSession(db: Database, wanted: NewSession, publicUrl: string): Promise<Session> {
  const { userId, device } = wanted;
  return db.transaction().execute(async (trx) => {
    const session = await openSession(trx, wanted);
    const { isNew, isFirst } = await rememberDevice(trx, userId, device.id);
    // Who has never logged in knows that it is the first time.
    if (isNew && !isFirst)
      await mailNewDevice(trx, { userId, ...(await addressOf(trx, userId)), publicUrl }, device);
    return session;
  });
}
