import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import type { MediaFiles } from './media-files.ts';
import { hashOf, type MediaStore } from './media-store.ts';
import type { MediaRow } from './repository.ts';

/** Says that files are about to be named by a row: they go a day later unless one names them then. */
export type Announce = (hashes: readonly string[]) => Promise<void>;

export function announceIn(db: Database): Announce {
  return async (hashes) => {
    // In one order, so that of two who announce the same files neither waits for the other for ever.
    await sql`
      insert into discarded_files (hash)
        select distinct value from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) order by value
      on conflict (hash) do update set discarded_at = now()`.execute(db);
  };
}

/**
 * A store that announces each file before it keeps it: whoever is killed before a row names the file leaves nothing for
 * ever, and what is removed as unused meanwhile is kept anew.
 */
export interface AnnouncingStore extends MediaStore {
  /** Of files that are used as they lie there, before it is looked whether they do. */
  readonly announce: Announce;
}

export function announcing(store: MediaStore, announce: Announce): AnnouncingStore {
  const put = async (bytes: Uint8Array) => {
    await announce([hashOf(bytes)]);
    return store.put(bytes);
  };
  return { ...store, announce, put };
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
    .where(isOlderThan(minAgeS))
    .execute();
  let removed = 0;
  for (const { hash } of discarded) {
    removed += await db.transaction().execute((trx) => deleteIfUnused(trx, files, hash, minAgeS));
  }
  return removed;
}

/** Who announces the same file meanwhile waits for the end of the transaction. */
async function deleteIfUnused(
  trx: Database,
  files: Pick<MediaFiles, 'remove'>,
  hash: string,
  minAgeS: number,
): Promise<number> {
  const noted = await trx
    .deleteFrom('discarded_files')
    .where('hash', '=', hash)
    .where(isOlderThan(minAgeS))
    .executeTakeFirst();
  // Announced anew, or another process was faster.
  if (noted.numDeletedRows === 0n) return 0;
  const used = await sql`select from (${NAMED}) named where hash = ${hash} limit 1`.execute(trx);
  if (used.rows.length > 0) return 0;
  await files.remove(hash);
  return 1;
}

function isOlderThan(seconds: number) {
  return sql<boolean>`discarded_at <= now() - make_interval(secs => ${seconds})`;
}
