import type { FilterRequest } from '@suite/api';
import type { RouteName } from '@suite/contracts';

export interface FilterEntity {
  readonly type: FilterRequest['entityType'];
  readonly id: number;
}

/** Ids at hand: those of the address by their names there, and the organisation's. */
export interface EntityIds {
  readonly id?: number | null | undefined;
  readonly buildingId?: number | null | undefined;
  readonly organizationId?: number | null | undefined;
}

const ENTITY_OF_ROUTE: Partial<Record<RouteName, readonly [FilterEntity['type'], keyof EntityIds]>> = {
  map: ['organization', 'organizationId'],
  'masterplan-id': ['masterplan', 'id'],
  'masterplan-view': ['masterplan', 'id'],
  'masterplan-building-view': ['masterplan', 'id'],
  'building-id': ['building', 'id'],
  'building-page-view': ['building', 'id'],
  search: ['building', 'buildingId'],
};

/** What a filter asks about on a route (specification §7); null where nothing is filtered, or the id is not known. */
export function filterEntity(route: RouteName, ids: EntityIds): FilterEntity | null {
  const entity = ENTITY_OF_ROUTE[route];
  const id = entity && ids[entity[1]];
  return entity && id ? { type: entity[0], id } : null;
}
