import { type Media, type MediaData, operationPath } from '@suite/contracts';
import type { Selectable } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema, StoredMediaData } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { groupBy, type Reading, type Resource, textIn } from './reading.ts';

export type MediaRow = Selectable<Schema['media']>;
type OwnerColumn =
  | 'masterplan_id'
  | 'building_id'
  | 'apartment_type_id'
  | 'apartment_id'
  | 'poi_id'
  | 'menu_item_id';

/** Characters of the content hash in an address: enough to tell two versions of a file apart. */
const ADDRESS_HASH_LENGTH = 8;

function mediaUrl(row: Pick<MediaRow, 'id' | 'project_id' | 'hash'>): string | null {
  if (!row.hash) return null;
  const path = operationPath('getProjectMediaFile', { projectId: row.project_id, mediaId: row.id });
  return `${path}?v=${row.hash.slice(0, ADDRESS_HASH_LENGTH)}`;
}

/** Media of masterplans, buildings, types or units, by the id of their owner, in the reader's language. */
export async function mediaByOwner(
  reading: Reading,
  column: OwnerColumn,
  ids: readonly number[],
): Promise<Map<number, Media[]>> {
  if (ids.length === 0) return new Map();
  const rows = await inLanguage(reading).where(column, 'in', ids).execute();
  return describeByOwner(reading, rows, (row) => row[column]);
}

/** A project's own media, by its id: not those of what is in it, nor what people sent in or nothing shows yet. */
export async function mediaByProject(
  reading: Reading,
  ids: readonly number[],
): Promise<Map<number, Media[]>> {
  if (ids.length === 0) return new Map();
  const rows = await inLanguage(reading)
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
    .execute();
  return describeByOwner(reading, rows, (row) => row.project_id);
}

async function describeByOwner(
  reading: Reading,
  rows: readonly MediaRow[],
  ownerOf: (row: MediaRow) => number | null,
): Promise<Map<number, Media[]>> {
  const media = new Map((await describeMedia(reading, rows)).map((one) => [one.id, one]));
  return new Map(
    [...groupBy(rows, ownerOf)].map(([owner, own]) => [owner, own.flatMap((row) => media.get(row.id) ?? [])]),
  );
}

function inLanguage({ db, language }: Reading) {
  return db
    .selectFrom('media')
    .selectAll()
    .where((where) => where.or([where('language', 'is', null), where('language', '=', language)]))
    .orderBy('position')
    .orderBy('id');
}

/** A medium of a project that may be seen, file or not. */
export async function findMediaRow(db: Database, projectId: number, mediaId: number): Promise<MediaRow> {
  const row = await db
    .selectFrom('visible_media')
    .selectAll()
    .where('id', '=', mediaId)
    .where('project_id', '=', projectId)
    .executeTakeFirst();
  if (!row) throw notFound(`Project ${projectId} has no published medium ${mediaId}.`);
  return row;
}

export async function findMedia(
  reading: Reading,
  projectId: number,
  mediaId: number,
): Promise<Resource<Media>> {
  const [attributes] = await describeMedia(reading, [await findMediaRow(reading.db, projectId, mediaId)]);
  if (!attributes) throw notFound(`Project ${projectId} has no published medium ${mediaId}.`);
  return mediaResource(attributes);
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
    .select(['id', 'project_id', 'hash'])
    .where('id', 'in', known)
    .execute();
  return new Map(
    rows.flatMap((row) => {
      const url = mediaUrl(row);
      return url ? [[row.id, url] as const] : [];
    }),
  );
}

async function describeMedia(reading: Reading, rows: readonly MediaRow[]): Promise<Media[]> {
  const isVisible = await visibilityOfShapes(reading.db, rows);
  const { language } = reading;
  return rows.map((row) => ({
    id: row.id,
    name: textIn(language, row.name),
    mediaTypeId: row.media_type_id,
    textualContent: textIn(language, row.textual_content),
    url: mediaUrl(row),
    contentType: row.content_type,
    size: row.size_bytes,
    mediaData: row.media_data && mediaDataOf(reading, row.media_data, isVisible),
    media: row.placeholder,
  }));
}

type IsVisible = (kind: string, id: number) => boolean;

function mediaDataOf({ language }: Reading, data: StoredMediaData, isVisible: IsVisible): MediaData {
  return {
    width: data.width,
    height: data.height,
    polygons: data.polygons.map((polygon) => ({
      id: polygon.id,
      kind: polygon.kind,
      entityId:
        polygon.entityId !== null && isVisible(polygon.kind, polygon.entityId) ? polygon.entityId : null,
      label: [...polygon.label],
      ring: polygon.ring.map(([x, y]): [number, number] => [x, y]),
    })),
    ...(data.rooms && {
      rooms: data.rooms.map((room) => ({ name: textIn(language, room.name), areaM2: room.areaM2 })),
    }),
  };
}

const SHAPE_VIEWS = [
  ['masterplan', 'visible_masterplans'],
  ['building', 'visible_buildings'],
  ['apartment', 'visible_apartments'],
  ['poi', 'visible_pois'],
] as const;

/** Which entities of all shapes may be seen: at most one query per kind. */
async function visibilityOfShapes(db: Database, rows: readonly MediaRow[]): Promise<IsVisible> {
  const polygons = rows.flatMap((row) => row.media_data?.polygons ?? []);
  const visible = new Set<string>();
  for (const [kind, view] of SHAPE_VIEWS) {
    const ids = polygons.flatMap((one) => (one.kind === kind && one.entityId !== null ? [one.entityId] : []));
    if (ids.length === 0) continue;
    const found = await db.selectFrom(view).select('id').where('id', 'in', ids).execute();
    for (const { id } of found) visible.add(`${kind}:${id}`);
  }
  return (kind, id) => visible.has(`${kind}:${id}`);
}
