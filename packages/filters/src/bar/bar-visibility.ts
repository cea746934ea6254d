import type { RouteName } from '@suite/contracts';

const ROUTES_WITH_FILTERS: readonly RouteName[] = [
  'map',
  'masterplan',
  'masterplan-id',
  'masterplan-view',
  'masterplan-building-view',
  'building-id',
];

/**
 * Whether the bottom filter bar stands on a route (specification §2): on map, masterplan and building; on no
 * other page, and not on the page of one view of a building.
 */
export function hasFilterBar(route: RouteName): boolean {
  return ROUTES_WITH_FILTERS.includes(route);
}
