import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { lockFile } from './keep-upload.ts';
import type { MediaFiles } from './media-files.ts';

const DAY_S = 86_400;

/**
 * Removes the files that rows let go of and that no row names any more. Those of the last day stay: addresses of
 * them are still open somewhere. Gives how many were removed; several processes may do so at once.
 */
export async function deleteUnusedFiles(
  db: Database,
  files: Pick<MediaFiles, 'remove'>,
  minAgeS: number = DAY_S,
): Promise<number> {
  const discarded = await db
    .selectFrom('discarded_files')
    .select('hash')
    .where(sql<boolean>`discarded_at <= now() - make_interval(secs => ${minAgeS})`)
    .execute();
  let removed = 0;
  for (const { hash } of discarded) {
    removed += await db.transaction().execute((trx) => deleteIfUnused(trx, files, hash));
  }
  return removed;
}

async function deleteIfUnused(
  trx: Database,
  files: Pick<MediaFiles, 'remove'>,
  hash: string,
): Promise<number> {
  await lockFile(trx, hash);
  const used = await trx.selectFrom('media').select('id').where('hash', '=', hash).limit(1).execute();
  if (used.length === 0) await files.remove(hash);
  await trx.deleteFrom('discarded_files').where('hash', '=', hash).execute();
  return used.length === 0 ? 1 : 0;
}
