import type { Media } from '@suite/api';
import { MEDIA_TYPE_IDS } from '@suite/contracts';
import type { Transaction, Updateable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import type { Texts } from '../../database/texts.ts';
import { notFound, RequestError } from '../../errors.ts';
import { ownerColumns, requireOwner } from './media-owners.ts';
import type { MediaRow } from './repository.ts';

type Trx = Transaction<Schema>;

type Owner = NonNullable<Media['owner']>;

/** Absent keys stay as they are. */
export interface MediaChanges {
  readonly name?: Texts | undefined;
  readonly mediaTypeId?: number | undefined;
  readonly textualContent?: Texts | null | undefined;
  readonly language?: 'en' | 'sr' | null | undefined;
  readonly position?: number | undefined;
  /** Null: the project itself. */
  readonly owner?: Owner | null | undefined;
}

export interface NewMedium extends MediaChanges {
  readonly name: Texts;
  readonly mediaTypeId: number;
  /** An uploaded file that waits to be added. */
  readonly mediaId?: number | undefined;
}

/**
 * Adds an uploaded file to a project, or a text, or an empty gallery.
 * @throws {RequestError} 400
 */
export async function addMedium(db: Database, projectId: number, medium: NewMedium): Promise<MediaRow> {
  const { mediaId, mediaTypeId } = medium;
  if (mediaId === undefined && !medium.textualContent && mediaTypeId !== MEDIA_TYPE_IDS.gallery) {
    throw refused('A medium needs an uploaded file (mediaId) or a text (textualContent).');
  }
  const fixed = { name: JSON.stringify(medium.name), media_type_id: mediaTypeId, project_id: projectId };
  return db.transaction().execute(async (trx) => {
    await requirePlace(trx, projectId, mediaTypeId, medium.owner);
    const columns = { ...columnsOf(medium), ...fixed };
    const row =
      mediaId === undefined
        ? await trx
            .insertInto('media')
            .values({ ...columns, position: medium.position ?? 0 })
            .returningAll()
            .executeTakeFirstOrThrow()
        : await adopt(trx, mediaId, columns);
    await placeInGallery(trx, row, medium.owner);
    return row;
  });
}

/** @throws {RequestError} 404, 400 */
export async function changeMedium(
  db: Database,
  projectId: number,
  mediaId: number,
  changes: MediaChanges,
): Promise<MediaRow> {
  return db.transaction().execute(async (trx) => {
    const row = await lockMedium(trx, projectId, mediaId);
    if (row.draft) throw refused(`Medium ${mediaId} is not added to the project yet.`);
    const type = changes.mediaTypeId ?? row.media_type_id;
    if (isGallery(type) !== isGallery(row.media_type_id)) {
      throw refused('A gallery stays a gallery, and nothing else becomes one.');
    }
    await requirePlace(trx, projectId, type, changes.owner);
    const changed = await trx
      .updateTable('media')
      .set({ ...columnsOf(changes), media_type_id: type })
      .where('id', '=', mediaId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await placeInGallery(trx, changed, changes.owner);
    return changed;
  });
}

/**
 * Removes a medium, added or not. Its file goes later, unless something else has the same.
 * @throws {RequestError} 404; 409 for a gallery that holds something
 */
export async function removeMedium(db: Database, projectId: number, mediaId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockMedium(trx, projectId, mediaId);
    const items = trx.selectFrom('gallery_items').select('media_id').where('gallery_id', '=', mediaId);
    if ((await items.limit(1).execute()).length > 0) {
      throw new RequestError(409, 'not-empty', 'The gallery still holds media; remove or move them first.');
    }
    await trx.deleteFrom('media').where('id', '=', mediaId).execute();
  });
}

async function lockMedium(trx: Trx, projectId: number, mediaId: number): Promise<MediaRow> {
  const row = await trx
    .selectFrom('media')
    .selectAll()
    .where('id', '=', mediaId)
    .where('project_id', '=', projectId)
    .where('user_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(`Project ${projectId} has no medium ${mediaId}.`);
  return row;
}

async function adopt(trx: Trx, mediaId: number, columns: Updateable<Schema['media']>): Promise<MediaRow> {
  const row = await trx
    .updateTable('media')
    .set({ ...columns, draft: false })
    .where('id', '=', mediaId)
    .where('project_id', '=', columns.project_id ?? 0)
    .where('draft', '=', true)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw refused(`Medium ${mediaId} is no uploaded file of this project that waits to be added.`);
  return row;
}

async function requirePlace(
  trx: Trx,
  projectId: number,
  mediaTypeId: number,
  owner: Owner | null | undefined,
): Promise<void> {
  if (!owner) return;
  if (owner.kind === 'gallery' && isGallery(mediaTypeId)) throw refused('A gallery cannot lie in a gallery.');
  await requireOwner(trx, projectId, owner);
}

/** Puts a medium into its gallery, or out of galleries; where nothing is said of an owner, it stays where it is. */
async function placeInGallery(trx: Trx, row: MediaRow, owner: Owner | null | undefined): Promise<void> {
  const { id, position } = row;
  if (owner === undefined) {
    await trx.updateTable('gallery_items').set({ position }).where('media_id', '=', id).execute();
    return;
  }
  await trx.deleteFrom('gallery_items').where('media_id', '=', id).execute();
  if (owner?.kind !== 'gallery') return;
  await trx.insertInto('gallery_items').values({ gallery_id: owner.id, media_id: id, position }).execute();
}

function columnsOf(changes: MediaChanges): Updateable<Schema['media']> {
  const { name, textualContent: text, language, position, owner } = changes;
  return {
    ...(name && { name: JSON.stringify(name) }),
    ...(text !== undefined && { textual_content: text && JSON.stringify(text) }),
    ...(language !== undefined && { language }),
    ...(position !== undefined && { position }),
    ...(owner !== undefined && ownerColumns(owner)),
  };
}

function isGallery(mediaTypeId: number): boolean {
  return mediaTypeId === MEDIA_TYPE_IDS.gallery;
}

function refused(sentence: string): RequestError {
  return new RequestError(400, 'invalid-request', sentence);
}
