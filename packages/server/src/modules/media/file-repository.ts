import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import type { MediaFiles } from './media-files.ts';
import type { MediaRow } from './repository.ts';

/** Until the transaction ends, nobody else decides whether the file is used. */
export async function lockFile(trx: Database, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(trx);
}

export function insertMedium(trx: Database, medium: Insertable<Schema['media']>): Promise<MediaRow> {
  return trx.insertInto('media').values(medium).returningAll().executeTakeFirstOrThrow();
}

/** In a transaction, of two who count for the same person the second waits for the end of the first. */
export async function countUserMedia(db: Database, userId: number, projectId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('user_media'), ${userId}::int)`.execute(db);
  const { count } = await db
    .selectFrom('media')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Of every row that needs a file, its hash. */
const NAMED = sql`select hash from media where hash is not null
  union all select hash from content_version_files
  union all select hash from project_model_files`;

/** Hashes of all files that a row names, in their order. */
export async function namedFiles(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ hash: string }>`select distinct hash from (${NAMED}) named order by 1`.execute(
    db,
  );
  return rows.map(({ hash }) => hash);
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes media that were uploaded thirty days ago or earlier and added to nothing; their files go as all unused ones do. */
export async function deleteOldDrafts(trx: Database, now: Date): Promise<void> {
  await trx
    .deleteFrom('media')
    .where('draft', '=', true)
    .where('created_at', '<=', new Date(now.getTime() - KEPT_MS))
    .execute();
}

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
  const used = await sql`select from (${NAMED}) named where hash = ${hash} limit 1`.execute(trx);
  if (used.rows.length === 0) await files.remove(hash);
  await trx.deleteFrom('discarded_files').where('hash', '=', hash).execute();
  return used.rows.length === 0 ? 1 : 0;
}
