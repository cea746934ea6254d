import type { Building, Unit } from '@suite/api';
import { type Locale, parseId, routePath } from '@suite/contracts';
import { MODEL_VIEW, withTerraceView } from '@suite/model/stage';

/** Path of a building, or of one of its views; the query goes with it. */
export function buildingPath(
  building: Pick<Building, 'id' | 'masterplansId'>,
  viewId: number | null,
  locale: Locale,
  search = '',
): string {
  const { id, masterplansId: masterplanId } = building;
  return viewId === null
    ? routePath('building-id', locale, { masterplanId, id }, search)
    : routePath('building-page-view', locale, { masterplanId, id, viewId }, search);
}

/** Path of a unit of a building; the query goes with it. */
export function unitPath(
  building: Pick<Building, 'id' | 'masterplansId'>,
  unit: Pick<Unit, 'id'>,
  locale: Locale,
  search = '',
): string {
  const { masterplansId: masterplanId, id: buildingId } = building;
  return routePath('apartment-id', locale, { masterplanId, buildingId, apartmentId: unit.id }, search);
}

/** Path of the search among the numbers of a building. */
export function searchPath(
  building: Pick<Building, 'id' | 'masterplansId'>,
  locale: Locale,
  search = '',
): string {
  return routePath(
    'search',
    locale,
    { masterplanId: building.masterplansId, buildingId: building.id },
    search,
  );
}

const VIEW = 'view';
const partsOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);
const isModelPart = (part: string) => part === `${VIEW}=${MODEL_VIEW}`;

/**
 * The query of a link to a home. The page of a home leads back to the building with the query that it got, so
 * the view that the visitor came from goes along in it; null is the building's own.
 */
export function withView(search: string, viewId: number | null): string {
  // From one terrace nobody is led to that of another home.
  const query = withTerraceView(search, false);
  return [query, viewId !== null && `${VIEW}=${viewId}`].filter(Boolean).join('&');
}

/** The view that a query asks for, null where that is no id, and the query without it; null when it asks for none. */
export function takeView(search: string): { readonly viewId: number | null; readonly search: string } | null {
  const asked = new URLSearchParams(search).getAll(VIEW).find((view) => view !== MODEL_VIEW);
  if (asked === undefined) return null;
  const parts = partsOf(search).filter((part) => isModelPart(part) || part.split('=')[0] !== VIEW);
  return { viewId: parseId(asked), search: parts.join('&') };
}
