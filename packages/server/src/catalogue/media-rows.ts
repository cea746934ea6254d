import { staffProjectIds, type Viewer } from '@suite/access';
import { type Selectable, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import type { QueryContext } from './query-context.ts';

export type MediaRow = Selectable<Schema['media']>;

/** A medium that the viewer may see, and whether everybody may. */
export interface ReadableMedium {
  readonly row: MediaRow;
  readonly isPublic: boolean;
}

/** Media that lie in a gallery are shown there, not beside what the gallery belongs to. */
export const IN_NO_GALLERY = sql<boolean>`not exists (select from gallery_items where media_id = media.id)`;

/** Whether everybody may see a row of `media`. */
export const VISIBLE = sql<boolean>`exists (select from visible_media where visible_media.id = media.id)`;

/**
 * A medium, file or not, that is published, the viewer's own, or of a project that the viewer is staff of.
 * `within` says what it must belong to beside that.
 * @throws {RequestError} 404
 */
export async function findReadableMedium(
  { db, viewer }: QueryContext,
  mediaId: number,
  within: { readonly project_id?: number; readonly poi_id?: number } = {},
): Promise<ReadableMedium> {
  let query = db.selectFrom('media').selectAll().select(VISIBLE.as('is_public')).where('id', '=', mediaId);
  if (within.project_id !== undefined) query = query.where('project_id', '=', within.project_id);
  if (within.poi_id !== undefined) query = query.where('poi_id', '=', within.poi_id);
  const found = await query.executeTakeFirst();
  if (!found) throw unknownMedium(mediaId);
  const { is_public: isPublic, ...row } = found;
  if (!isPublic && !isOwn(viewer, row) && !staffProjectIds(viewer).includes(row.project_id)) {
    throw unknownMedium(mediaId);
  }
  return { row, isPublic };
}

/** The reading of a medium by a viewer who may see it: staff of its project see unpublished things in it too. */
export function asStaff(context: QueryContext, row: MediaRow): QueryContext {
  const isStaff = staffProjectIds(context.viewer).includes(row.project_id);
  return isStaff ? { ...context, visibility: 'any' } : context;
}

function isOwn(viewer: Viewer, row: MediaRow): boolean {
  if (viewer.kind === 'anonymous' || row.user_id !== viewer.userId) return false;
  return viewer.onlyProjectId === null || viewer.onlyProjectId === row.project_id;
}

function unknownMedium(mediaId: number) {
  return notFound(`There is no published medium ${mediaId} here.`);
}
