import { isAllowedOn, type Viewer } from '@suite/access';
import { MEDIA_TYPE_IDS } from '@suite/contracts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import type { QueryContext } from '../query-context.ts';
import { isVisibleMedium, visible } from '../visible.ts';
import type { Owner } from './media-owners.ts';

/** Media of the same project that may be seen: all of them by its staff. */
function seenIn(context: QueryContext, row: MediaRow) {
  const query = context.db
    .selectFrom('media')
    .selectAll('media')
    .where('media.project_id', '=', row.project_id);
  return asStaff(context, row).visibility === 'any' ? query : query.where(isVisibleMedium(context));
}

/** Galleries that hold a medium. */
export function galleryRowsOf(context: QueryContext, medium: MediaRow) {
  return seenIn(context, medium)
    .innerJoin('gallery_items', 'gallery_items.gallery_id', 'media.id')
    .where('gallery_items.media_id', '=', medium.id)
    .where('media.media_type_id', '=', MEDIA_TYPE_IDS.gallery)
    .orderBy('media.id')
    .execute();
}

export function galleryItemRows(context: QueryContext, gallery: MediaRow) {
  return seenIn(context, gallery)
    .innerJoin('gallery_items', 'gallery_items.media_id', 'media.id')
    .where('gallery_items.gallery_id', '=', gallery.id)
    .where((where) =>
      where.or([where('media.language', 'is', null), where('media.language', '=', context.language)]),
    )
    .orderBy('gallery_items.position')
    .orderBy('media.id')
    .execute();
}

export type OwnerColumn =
  | 'masterplan_id'
  | 'building_id'
  | 'apartment_type_id'
  | 'apartment_id'
  | 'poi_id'
  | 'menu_item_id';

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

export interface MediaChoice {
  /** The media type that is left out. */
  readonly without?: number;
}

export function mediaRowsOfOwners(
  context: QueryContext,
  column: OwnerColumn,
  ids: readonly number[],
  { without }: MediaChoice = {},
): Promise<MediaRow[]> {
  const rows = inLanguage(context).where(column, 'in', ids);
  return (without === undefined ? rows : rows.where('media_type_id', '!=', without)).execute();
}

/** Of the projects themselves: not of what is in them, nor what people sent in or nothing shows yet. */
export function mediaRowsOfProjects(
  context: QueryContext,
  projectIds: readonly number[],
): Promise<MediaRow[]> {
  return inLanguage(context)
    .where('project_id', 'in', projectIds)
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
}

export function allMediaRows(db: Database, projectId: number): Promise<MediaRow[]> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('user_id', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Of published media, what their addresses are made of. */
export function addressedRows(context: QueryContext, ids: readonly number[]) {
  return context.db
    .selectFrom('media')
    .select(['id', 'project_id', 'hash', 'draft', 'user_id'])
    .where('id', 'in', ids)
    .where(isVisibleMedium(context))
    .execute();
}

/** Ids of the entities of a kind that may be seen, of those that are given. */
export async function visibleShapeIds(
  context: QueryContext,
  kind: 'masterplan' | 'building' | 'apartment' | 'poi',
  ids: readonly number[],
): Promise<number[]> {
  const rows = await context.db
    .selectFrom(visible(context, `${kind}s`, 'shape'))
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}

export type MediaRow = Selectable<Schema['media']>;

/** A medium that the viewer may see, and whether everybody may. */
export interface ReadableMedium {
  readonly row: MediaRow;
  readonly isPublic: boolean;
  /** Of a project in private preview. */
  readonly isPreviewed: boolean;
}

/** Media that lie in a gallery are shown there, not beside what the gallery belongs to. */
export const IN_NO_GALLERY = sql<boolean>`not exists (select from gallery_items where media_id = media.id)`;

/**
 * A medium, file or not, that is published, the viewer's own, or of a project that the viewer is staff of.
 * `within` says what it must belong to beside that.
 * @throws {RequestError} 404
 */
export async function findReadableMedium(
  context: QueryContext,
  mediaId: number,
  within: { readonly project_id?: number; readonly poi_id?: number } = {},
): Promise<ReadableMedium> {
  const { db, viewer } = context;
  let query = db
    .selectFrom('media')
    .selectAll()
    .select([isVisibleMedium({ previewed: [] }).as('is_public'), isVisibleMedium(context).as('is_visible')])
    .where('id', '=', mediaId);
  if (within.project_id !== undefined) query = query.where('project_id', '=', within.project_id);
  if (within.poi_id !== undefined) query = query.where('poi_id', '=', within.poi_id);
  const found = await query.executeTakeFirst();
  if (!found) throw unknownMedium(mediaId);
  const { is_public: isPublic, is_visible: isShown, ...row } = found;
  if (!isShown && !isOwn(viewer, row) && !isAllowedOn(viewer, 'media:read-unpublished', row.project_id)) {
    throw unknownMedium(mediaId);
  }
  return { row, isPublic, isPreviewed: context.previewed.includes(row.project_id) };
}

/** The reading of a medium by a viewer who may see it: staff of its project see unpublished things in it too. */
export function asStaff(context: QueryContext, row: MediaRow): QueryContext {
  const isStaff = isAllowedOn(context.viewer, 'media:read-unpublished', row.project_id);
  return isStaff ? { ...context, visibility: 'any' } : context;
}

function isOwn(viewer: Viewer, row: MediaRow): boolean {
  if (viewer.kind === 'anonymous' || row.user_id !== viewer.userId) return false;
  return viewer.onlyProjectId === null || viewer.onlyProjectId === row.project_id;
}

function unknownMedium(mediaId: number) {
  return notFound(`There is no published medium ${mediaId} here.`);
}

/** The gallery that each medium lies in, the first where there are several. */
export async function galleriesOf(
  db: Database,
  media: readonly { readonly id: number }[],
): Promise<ReadonlyMap<number, number>> {
  if (media.length === 0) return new Map();
  const ids = media.map(({ id }) => id);
  const rows = await db
    .selectFrom('gallery_items')
    .select(['gallery_id', 'media_id'])
    .where('media_id', 'in', ids)
    .orderBy('gallery_id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.media_id, row.gallery_id]));
}

export function idsOf(db: Database, projectId: number, { kind, id }: Owner): Promise<{ id: number }[]> {
  switch (kind) {
    case 'masterplan':
      return inProject(db, 'any_masterplans', projectId, id);
    case 'building':
      return inProject(db, 'any_buildings', projectId, id);
    case 'apartment':
      return inProject(db, 'any_apartments', projectId, id);
    case 'apartment-type':
      return inProject(db, 'apartment_types', projectId, id);
    case 'poi':
      return inProject(db, 'pois', projectId, id);
    case 'menu-item':
      return db
        .selectFrom('menu_items')
        .innerJoin('client_apps', 'client_apps.id', 'menu_items.client_app_id')
        .select('menu_items.id')
        .where('menu_items.id', '=', id)
        .where('client_apps.project_id', '=', projectId)
        .execute();
    case 'gallery':
      return db
        .selectFrom('media')
        .select('id')
        .where('id', '=', id)
        .where('project_id', '=', projectId)
        .where('media_type_id', '=', MEDIA_TYPE_IDS.gallery)
        .where('draft', '=', false)
        .execute();
  }
}

type OwnerTable = 'any_masterplans' | 'any_buildings' | 'any_apartments' | 'apartment_types' | 'pois';

function inProject(db: Database, table: OwnerTable, projectId: number, id: number) {
  return db.selectFrom(table).select('id').where('id', '=', id).where('project_id', '=', projectId).execute();
}
