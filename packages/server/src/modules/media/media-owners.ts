import type { Media } from '@suite/api';
import type { MediaOwnerKind } from '@suite/contracts';
import type { Database } from '../../database/connection.ts';
import { RequestError } from '../../errors.ts';
import { idsOf, type MediaRow } from './repository.ts';

export type Owner = NonNullable<Media['owner']>;

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

/** @throws {RequestError} 400 when the project has no such thing that a medium can belong to. */
export async function requireOwner(db: Database, projectId: number, owner: Owner): Promise<void> {
  if ((await idsOf(db, projectId, owner)).length > 0) return;
  const noun = owner.kind.replace('-', ' ');
  throw new RequestError(400, 'unknown-owner', `Project ${projectId} has no ${noun} ${owner.id}.`);
}
