import type { Media } from '@suite/api';
import type { Database } from '../database/connection.ts';
import { describeMedia, mediaUrl } from './media-attributes.ts';
import { asStaff, findReadableMedium, IN_NO_GALLERY, type MediaRow } from './media-rows.ts';
import { groupBy, type QueryContext, type Resource } from './query-context.ts';

type OwnerColumn =
  | 'masterplan_id'
  | 'building_id'
  | 'apartment_type_id'
  | 'apartment_id'
  | 'poi_id'
  | 'menu_item_id';

/** Media of masterplans, buildings, types or units, by the id of their owner, in the reader's language. */
export async function mediaByOwner(
  context: QueryContext,
  column: OwnerColumn,
  ids: readonly number[],
): Promise<Map<number, Media[]>> {
  if (ids.length === 0) return new Map();
  const rows = await inLanguage(context).where(column, 'in', ids).execute();
  return describeByOwner(context, rows, (row) => row[column]);
}

/** A project's own media, by its id: not those of what is in it, nor what people sent in or nothing shows yet. */
export async function mediaByProject(
  context: QueryContext,
  ids: readonly number[],
): Promise<Map<number, Media[]>> {
  if (ids.length === 0) return new Map();
  const rows = await inLanguage(context)
    .where('project_id', 'in', ids)
    .where('organization_id', 'is', null)
    .where('masterplan_id', 'is', null)
    .where('building_id', 'is', null)
    .where('apartment_type_id', 'is', null)
    .where('apartment_id', 'is', null)
    .where('poi_id', 'is', null)
    .where('menu_item_id', 'is', null)
    .where('user_id', 'is', null)
    .where('draft', '=', false)
    .where(IN_NO_GALLERY)
    .execute();
  return describeByOwner(context, rows, (row) => row.project_id);
}

async function describeByOwner(
  context: QueryContext,
  rows: readonly MediaRow[],
  ownerOf: (row: MediaRow) => number | null,
): Promise<Map<number, Media[]>> {
  const media = new Map((await describeMedia(context, rows)).map((one) => [one.id, one]));
  return new Map(
    [...groupBy(rows, ownerOf)].map(([owner, own]) => [owner, own.flatMap((row) => media.get(row.id) ?? [])]),
  );
}

function inLanguage({ db, language }: QueryContext) {
  return db
    .selectFrom('media')
    .selectAll()
    .where('draft', '=', false)
    .where('user_id', 'is', null)
    .where((where) => where.or([where('language', 'is', null), where('language', '=', language)]))
    .orderBy('position')
    .orderBy('id');
}

/** Everything of a project, in every language, drafts too; not what people sent in. */
export async function listAllMedia(context: QueryContext, projectId: number): Promise<Media[]> {
  const rows = await context.db
    .selectFrom('media')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return describeMedia(context, rows);
}

/** A medium that the viewer may see; staff also read what it shows of unpublished things. */
export async function findMedia(
  context: QueryContext,
  mediaId: number,
  within: { readonly project_id?: number } = {},
): Promise<Resource<Media>> {
  const { row } = await findReadableMedium(context, mediaId, within);
  return mediaResource(await describeMedium(context, row));
}

/** The attributes of a row that the viewer may see. */
export async function describeMedium(context: QueryContext, row: MediaRow): Promise<Media> {
  const [attributes] = await describeMedia(asStaff(context, row), [row]);
  if (!attributes) throw new TypeError(`Medium ${row.id} was not described`);
  return attributes;
}

export function mediaResource(attributes: Media): Resource<Media> {
  return { id: attributes.id, type: 'media', attributes };
}

/** Paths of the files of media by id; media that do not exist or have no file are absent. */
export async function mediaUrls(
  db: Database,
  ids: readonly (number | null)[],
): Promise<ReadonlyMap<number, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db
    .selectFrom('visible_media')
    .select(['id', 'project_id', 'hash', 'draft', 'user_id'])
    .where('id', 'in', known)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const url = mediaUrl(row);
      return url ? [[row.id, url] as const] : [];
    }),
  );
}
