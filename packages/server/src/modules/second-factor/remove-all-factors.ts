import type { Database } from '../../database/connection.ts';
import { deletePasskeys } from '../passkeys/repository.ts';
import { endSessionsOf } from '../session/repository.ts';
import { deleteRecoveryCodes, deleteTotp } from './repository.ts';
import { notifyOwner } from './service.ts';

/** For a person who lost what the second step is done with; who asks must be known to be the one. */
export async function removeAllFactors(
  db: Database,
  services: { readonly publicUrl: string },
  userId: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await deleteTotp(trx, userId);
    await deletePasskeys(trx, userId);
    await deleteRecoveryCodes(trx, userId);
    await endSessionsOf(trx, userId);
    await notifyOwner(trx, services, { userId, change: 'all-removed' });
  });
}
