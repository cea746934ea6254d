import type { matchRoute, RouteName } from '@suite/contracts';
import type { Reading } from '../../catalogue/reading.ts';
import { describeApartment } from './describe-apartment.ts';
import { describeBuilding } from './describe-building.ts';
import { describeMap } from './describe-map.ts';
import { describeMasterplan } from './describe-masterplan.ts';
import { unlisted } from './page-base.ts';
import type { PageHead } from './page-head.ts';

export type PageMatch = NonNullable<ReturnType<typeof matchRoute>>;

/** Pages that show the same as another one is found by that one's address. */
const KINDS: Readonly<Partial<Record<RouteName, 'map' | 'masterplan' | 'building' | 'apartment'>>> = {
  landing: 'map',
  map: 'map',
  home: 'map',
  bane: 'map',
  'base-page': 'map',
  inspire: 'map',
  'masterplan-id': 'masterplan',
  'masterplan-view': 'masterplan',
  'masterplan-building-view': 'masterplan',
  'building-id': 'building',
  'building-page-view': 'building',
  search: 'building',
  'apartment-id': 'apartment',
};

/** Name under which the head of a page is kept: pages with the same head have the same. */
export function headKey({ name, locale, params }: PageMatch): string {
  const kind = KINDS[name];
  const ids = [kind && entityOf(params), params.viewId];
  return `head ${locale} ${kind ?? 'other'} ${ids.join(' ')}`;
}

/** The last id that says what is shown; the one after a building's or a masterplan's is of a view. */
function entityOf({ apartmentId, buildingId, id }: PageMatch['params']): number | null {
  return apartmentId ?? buildingId ?? id ?? null;
}

/**
 * Head of a page, from what everybody may see.
 * @throws {RequestError} 404 for what is not there, or not published.
 */
export async function describePage(reading: Reading, { name, locale, params }: PageMatch): Promise<PageHead> {
  const id = entityOf(params) ?? 0;
  switch (KINDS[name]) {
    case 'map':
      return describeMap(reading, locale);
    case 'masterplan':
      return describeMasterplan(reading, locale, id, params.viewId);
    case 'building':
      return describeBuilding(reading, locale, id, params.viewId);
    case 'apartment':
      return describeApartment(reading, locale, id);
    default:
      return unlisted(reading, locale);
  }
}
