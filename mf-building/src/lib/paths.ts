import type { Building, Unit } from '@suite/api';
import { type Locale, parseId, routePath } from '@suite/contracts';

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
/** In the place of an id of a picture: the live model of the place. */
const MODEL = '3d';

const partsOf = (search: string) => search.replace(/^\?/, '').split('&').filter(Boolean);
const isModelPart = (part: string) => part === `${VIEW}=${MODEL}`;

/** Whether a query asks for the model. */
export function hasModelView(search: URLSearchParams): boolean {
  return search.getAll(VIEW).includes(MODEL);
}

/** The query with the model, or without it. */
export function withModelView(search: string, isWanted: boolean): string {
  const others = partsOf(search).filter((part) => !isModelPart(part));
  return [...others, ...(isWanted ? [`${VIEW}=${MODEL}`] : [])].join('&');
}

/**
 * The query of a link to a home. The page of a home leads back to the building with the query that it got, so
 * the view that the visitor came from goes along in it; null is the building's own.
 */
export function withView(search: string, viewId: number | null): string {
  const query = search.replace(/^\?/, '');
  return [query, viewId !== null && `${VIEW}=${viewId}`].filter(Boolean).join('&');
}

/** The view that a query asks for, null where that is no id, and the query without it; null when it asks for none. */
export function takeView(search: string): { readonly viewId: number | null; readonly search: string } | null {
  const asked = new URLSearchParams(search).getAll(VIEW).find((view) => view !== MODEL);
  if (asked === undefined) return null;
  const parts = partsOf(search).filter((part) => isModelPart(part) || part.split('=')[0] !== VIEW);
  return { viewId: parseId(asked), search: parts.join('&') };
}
