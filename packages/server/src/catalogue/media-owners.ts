import type { Media } from '@suite/api';
import { MEDIA_TYPE_IDS, type MediaOwnerKind } from '@suite/contracts';
import type { Database } from '../database/connection.ts';
import { RequestError } from '../errors.ts';
import type { MediaRow } from './media-rows.ts';

type Owner = NonNullable<Media['owner']>;

const COLUMNS = {
  masterplan: 'masterplan_id',
  building: 'building_id',
  apartment: 'apartment_id',
  'apartment-type': 'apartment_type_id',
  poi: 'poi_id',
  'menu-item': 'menu_item_id',
} as const satisfies Record<Exclude<MediaOwnerKind, 'gallery'>, keyof MediaRow>;
type OwnerColumn = (typeof COLUMNS)[keyof typeof COLUMNS];

const NOBODY = {
  organization_id: null,
  masterplan_id: null,
  building_id: null,
  apartment_id: null,
  apartment_type_id: null,
  poi_id: null,
  menu_item_id: null,
};

/** Columns of a medium that belongs to `owner`: to nothing but the project without one, and in a gallery. */
export function ownerColumns(owner: Owner | null): Record<OwnerColumn | 'organization_id', number | null> {
  return owner && owner.kind !== 'gallery' ? { ...NOBODY, [COLUMNS[owner.kind]]: owner.id } : NOBODY;
}

/** What a medium belongs to, beside its project; `galleryId` where it lies in one. */
export function ownerOf(row: MediaRow, galleryId: number | undefined): Owner | null {
  for (const [kind, column] of Object.entries(COLUMNS) as [Owner['kind'], OwnerColumn][]) {
    const id = row[column];
    if (id !== null) return { kind, id };
  }
  return galleryId === undefined ? null : { kind: 'gallery', id: galleryId };
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

/** @throws {RequestError} 400 when the project has no such thing that a medium can belong to. */
export async function requireOwner(db: Database, projectId: number, owner: Owner): Promise<void> {
  if ((await idsOf(db, projectId, owner)).length > 0) return;
  const noun = owner.kind.replace('-', ' ');
  throw new RequestError(400, 'unknown-owner', `Project ${projectId} has no ${noun} ${owner.id}.`);
}

function idsOf(db: Database, projectId: number, { kind, id }: Owner): Promise<{ id: number }[]> {
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
