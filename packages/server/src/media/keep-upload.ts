import { MEDIA_TYPE_IDS } from '@suite/contracts';
import { type Insertable, sql } from 'kysely';
import type { MediaRow } from '../catalogue/media-rows.ts';
import type { Database } from '../database/connection.ts';
import type { Schema, StoredMediaData } from '../database/schema.ts';
import type { AcceptedFile } from './accept-file.ts';
import type { MediaStore } from './media-store.ts';

type Owner = Pick<Insertable<Schema['media']>, 'project_id' | 'draft' | 'user_id'>;

const MAX_NAME_LENGTH = 100;

/**
 * Keeps a file and the row of its medium. `check` is asked in the row's transaction, before it.
 * @throws what `check` throws; nothing but an unused file is left then.
 */
export async function keepUpload(
  { db, store }: { readonly db: Database; readonly store: MediaStore },
  owner: Owner,
  { name, accepted }: { readonly name: string; readonly accepted: AcceptedFile },
  check: (trx: Database) => Promise<void> = async () => undefined,
): Promise<MediaRow> {
  const hash = await store.put(accepted.bytes);
  const row = await db.transaction().execute(async (trx) => {
    await check(trx);
    await lockFile(trx, hash);
    return trx
      .insertInto('media')
      .values({ ...owner, ...fileColumns(accepted), hash, position: 0, name: JSON.stringify({ en: name }) })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  // It may have been removed as unused before the row was there; from now on it is used.
  await store.put(accepted.bytes);
  return row;
}

/** Until the transaction ends, nobody else decides whether the file is used. */
export async function lockFile(trx: Database, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(trx);
}

function fileColumns({ bytes, contentType, picture }: AcceptedFile) {
  const data: StoredMediaData | null = picture && {
    width: picture.width,
    height: picture.height,
    polygons: [],
  };
  return {
    media_type_id: MEDIA_TYPE_IDS.poi_image,
    content_type: contentType,
    size_bytes: bytes.length,
    media_data: data && JSON.stringify(data),
    placeholder: picture?.placeholder ?? null,
  };
}

/** A name for people from that of a file: without folders and ending, one line of text. */
export function nameOfUpload(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const text = last
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, '')
    .trim();
  return [...text].slice(0, MAX_NAME_LENGTH).join('') || 'File';
}
