import { MEDIA_TYPE_IDS } from '@suite/contracts';
import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema, StoredMediaData } from '../../database/schema.ts';
import { RequestError } from '../../errors.ts';
import type { AcceptedFile } from './accept-file.ts';
import { announceIn, announcing, countUserMedia, insertMedium } from './file-repository.ts';
import type { MediaStore } from './media-store.ts';
import type { MediaRow } from './repository.ts';

type Owner = Pick<Insertable<Schema['media']>, 'project_id' | 'draft' | 'user_id'>;

const MAX_NAME_LENGTH = 100;

/**
 * Keeps a file and the row of its medium. `check` is asked in the row's transaction, before it.
 * @throws what `check` throws; nothing but an unused file is left then, for a day.
 */
export async function keepUpload(
  { db, store }: { readonly db: Database; readonly store: MediaStore },
  owner: Owner,
  { name, accepted }: { readonly name: string; readonly accepted: AcceptedFile },
  check: (trx: Database) => Promise<void> = async () => undefined,
): Promise<MediaRow> {
  const hash = await announcing(store, announceIn(db)).put(accepted.bytes);
  return db.transaction().execute(async (trx) => {
    await check(trx);
    const columns = { ...owner, ...fileColumns(accepted), hash, position: 0 };
    return insertMedium(trx, { ...columns, name: JSON.stringify({ en: name }) });
  });
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
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '')
    .trim();
  return [...text].slice(0, MAX_NAME_LENGTH).join('') || 'File';
}

/** Files that one person may have sent in for one project. */
const MAX_USER_MEDIA = 20;

/**
 * In a transaction it holds until its end: of two files sent at once, the second is counted after the first.
 * @throws {RequestError} 409 when the person has sent in as much as is taken.
 */
export async function requireRoomForUserMedia(
  db: Database,
  userId: number,
  projectId: number,
): Promise<void> {
  if ((await countUserMedia(db, userId, projectId)) < MAX_USER_MEDIA) return;
  const sentence = `You have sent in ${MAX_USER_MEDIA} files for this project; no more are taken.`;
  throw new RequestError(409, 'quota-reached', sentence);
}
