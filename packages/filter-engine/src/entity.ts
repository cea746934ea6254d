import type { RouteName } from '@suite/contracts';

export interface FilterEntity {
  readonly type: 'masterplan' | 'building' | 'organization';
  readonly id: number;
}

/** Ids at hand: those of the address by their names there, and the organisations'. */
export interface EntityIds {
  readonly id?: number | null | undefined;
  readonly buildingId?: number | null | undefined;
  readonly organizationIds?: readonly number[] | null | undefined;
}

const ENTITY_OF_ROUTE: Partial<Record<RouteName, readonly [FilterEntity['type'], keyof EntityIds]>> = {
  map: ['organization', 'organizationIds'],
  'masterplan-id': ['masterplan', 'id'],
  'masterplan-view': ['masterplan', 'id'],
  'masterplan-building-view': ['masterplan', 'id'],
  'building-id': ['building', 'id'],
  'building-page-view': ['building', 'id'],
  search: ['building', 'buildingId'],
};

/**
 * What a filter asks about on a route (specification §7): one thing, or each organisation; nothing where nothing is
 * filtered, or the id is not known.
 */
export function filterEntities(route: RouteName, ids: EntityIds): FilterEntity[] {
  const entity = ENTITY_OF_ROUTE[route];
  if (!entity) return [];
  const [type, name] = entity;
  return [ids[name] ?? []].flat().flatMap((id) => (id ? [{ type, id }] : []));
}
