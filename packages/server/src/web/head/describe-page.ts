import { type matchRoute, parseId, type RouteName } from '@suite/contracts';
import type { QueryContext } from '../../modules/query-context.ts';
import { describeBuilding } from './describe-building.ts';
import { describeMap } from './describe-map.ts';
import { describeMasterplan } from './describe-masterplan.ts';
import { describeLanding, describeRoot } from './describe-root.ts';
import { describeRoute } from './describe-route.ts';
import { describeUnit } from './describe-unit.ts';
import { describePoi } from './describe-unlisted.ts';
import type { PageHead } from './page-head.ts';

type PageMatch = NonNullable<ReturnType<typeof matchRoute>>;

/** A route with its ids, all of which can be ids, and its query. */
export interface AskedPage extends PageMatch {
  readonly search: URLSearchParams;
}

type PageKind = 'landing' | 'map' | 'root' | 'masterplan' | 'building' | 'apartment' | 'poi';

/** Pages that show the same as another one is found by that one's address. */
const KINDS: Readonly<Partial<Record<RouteName, PageKind>>> = {
  landing: 'landing',
  map: 'map',
  apartment: 'map',
  bane: 'map',
  'base-page': 'map',
  inspire: 'map',
  masterplan: 'root',
  'masterplan-id': 'masterplan',
  'masterplan-view': 'masterplan',
  'masterplan-building-view': 'masterplan',
  'building-id': 'building',
  'building-page-view': 'building',
  search: 'building',
  'apartment-id': 'apartment',
  'poi-details-page': 'poi',
};

/** Name under which the head of a page is kept: pages with the same head have the same. */
export function headKey({ name, definition, locale, params, search }: AskedPage): string {
  const kind = KINDS[name];
  // A release changes what a remote says of its page, and the catalogue stays as it is.
  if (!kind && definition.head)
    return `head ${locale} ${definition.pattern} ${JSON.stringify(definition.head)}`;
  const query = QUERIES[name]?.map((key) => `${key}=${search.get(key) ?? ''}`) ?? [];
  const ids = kind ? [entityOf(params), params.viewId] : [];
  return ['head', locale, kind ?? 'other', ...ids.map((id) => id ?? ''), ...query].join(' ');
}

/** What of the query says which thing is shown; another project can lead to other parts of a masterplan. */
const QUERIES: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  masterplan: ['project'],
  'masterplan-id': ['project'],
  'masterplan-view': ['project'],
  'masterplan-building-view': ['project'],
  'building-id': ['view', 'page'],
  'apartment-id': ['terrace'],
  'poi-details-page': ['poi'],
};

/** The last id that says what is shown; the one after a building's or a masterplan's is of a view. */
function entityOf({ apartmentId, buildingId, id }: PageMatch['params']): number | null {
  return apartmentId ?? buildingId ?? id ?? null;
}

/** The way back from a home names the view in the query of the building's own address. */
function askedView({ name, search }: AskedPage): number | null {
  return name === 'building-id' ? parseId(search.get('view') ?? undefined) : null;
}

/**
 * Head of a page, from what everybody may see.
 * @throws {RequestError} 404 for what is not there, or not published.
 */
export async function describePage(context: QueryContext, page: AskedPage): Promise<PageHead> {
  const { name, locale, params, search } = page;
  const id = entityOf(params) ?? 0;
  switch (KINDS[name]) {
    case 'landing':
      return describeLanding(context, locale, search);
    case 'map':
      return describeMap(context, locale);
    case 'root':
      return describeRoot(context, locale, search);
    case 'masterplan':
      return describeMasterplan(context, locale, { id, viewId: params.viewId, search });
    case 'building':
      return describeBuilding(context, locale, {
        id,
        viewId: params.viewId,
        asked: askedView(page),
        page: parseId(search.get('page') ?? undefined) ?? 1,
      });
    case 'apartment':
      return describeUnit(context, locale, { id, hasPlanFirst: !search.has('terrace') });
    case 'poi':
      return describePoi(context, locale, search);
    default:
      return describeRoute(context, page);
  }
}
