import type { Database } from '../database/connection.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes media that were uploaded thirty days ago or earlier and added to nothing; their files go as all unused ones do. */
export async function deleteOldDrafts(trx: Database, now: Date): Promise<void> {
  await trx
    .deleteFrom('media')
    .where('draft', '=', true)
    .where('created_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}
