import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from './locales.ts';
import type { RemoteName } from './remotes.ts';

export type LayoutName =
  | 'default'
  | 'app-bar-high'
  | 'special'
  | 'splash'
  | 'empty-centered'
  | 'map-fullscreen';

/**
 * What stands at a path. `page`: a page of a remote. `redirect`: leads to the route of that name.
 * `landing`: leads to the landing target (the project map, or the single project's landing).
 */
export type RouteTarget =
  | { readonly kind: 'page'; readonly remote: RemoteName; readonly page: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'landing' }
  | { readonly kind: 'splash' };

export interface RouteDefinition {
  /** English pattern in the router's notation; the Serbian one is the same behind `/rs`. */
  readonly pattern: string;
  readonly layout: LayoutName;
  readonly target: RouteTarget;
  /** The footer is hidden on some pages (specification §2). */
  readonly footer: boolean;
  /** What a visit has to pass before its page is loaded, by the names that the shell knows. */
  readonly middleware: readonly string[];
}

const page = (remote: RemoteName, name: string): RouteTarget => ({ kind: 'page', remote, page: name });
const on = (
  pattern: string,
  layout: LayoutName,
  target: RouteTarget,
  options: { footer?: boolean; middleware?: readonly string[] } = {},
): RouteDefinition => {
  const { footer = layout === 'map-fullscreen', middleware = [] } = options;
  return { pattern, layout, target, footer, middleware };
};
const MEMBERS = { middleware: ['members-only'] } as const;

/** Every route of the specification §2. Names that it gives are used as they are. */
export const ROUTES = {
  landing: on('/', 'map-fullscreen', { kind: 'landing' }),
  apartment: on('/apartment', 'map-fullscreen', { kind: 'redirect', to: 'map' }),
  apartmentSearch: on('/apartmentSearch', 'map-fullscreen', { kind: 'redirect', to: 'map' }),
  bane: on('/bane', 'default', { kind: 'landing' }),
  'base-page': on('/base-page', 'default', { kind: 'landing' }),
  building: on('/building', 'map-fullscreen', { kind: 'redirect', to: 'map' }),
  'compare-apartments-view': on('/compare-apartments-view', 'app-bar-high', page('mf-panels', 'compare'), {
    footer: false,
  }),
  'email-verified': on('/email-verified', 'empty-centered', page('mf-account', 'email-verified')),
  ForgotPassword: on('/ForgotPassword', 'empty-centered', page('mf-account', 'forgot-password')),
  forgotpassword: on('/forgotpassword', 'empty-centered', { kind: 'redirect', to: 'ForgotPassword' }),
  home: on('/home', 'default', { kind: 'landing' }),
  inspire: on('/inspire', 'default', { kind: 'landing' }),
  login: on('/login', 'empty-centered', page('mf-account', 'login'), { footer: false }),
  map: on('/map', 'map-fullscreen', page('mf-map', 'map')),
  masterplan: on('/masterplan', 'map-fullscreen', page('mf-map', 'root-masterplan')),
  'poi-details-page': on('/poi-details-page', 'special', page('mf-map', 'poi-details'), { footer: false }),
  profile: on('/profile', 'default', page('mf-account', 'profile'), MEMBERS),
  protected: on('/protected', 'default', page('mf-account', 'protected'), MEMBERS),
  ResendEmailAddressVerification: on(
    '/ResendEmailAddressVerification',
    'empty-centered',
    page('mf-account', 'resend-verification'),
  ),
  resendemailverification: on('/resendemailverification', 'empty-centered', {
    kind: 'redirect',
    to: 'ResendEmailAddressVerification',
  }),
  'reset-login': on('/reset-login', 'empty-centered', page('mf-account', 'reset-login')),
  signup: on('/signup', 'empty-centered', page('mf-account', 'signup')),
  splash: on('/splash', 'splash', { kind: 'splash' }),
  'masterplan-id': on('/masterplan/:id', 'map-fullscreen', page('mf-map', 'masterplan')),
  'masterplan-view': on('/masterplan/:id/view/:viewId', 'map-fullscreen', page('mf-map', 'masterplan')),
  'masterplan-building-view': on(
    '/masterplan/:id/building_view',
    'map-fullscreen',
    page('mf-map', 'masterplan'),
  ),
  'building-id': on(
    '/masterplan/:masterplanId/building/:id',
    'map-fullscreen',
    page('mf-building', 'building'),
  ),
  search: on(
    '/masterplan/:masterplanId/building/:buildingId/search',
    'map-fullscreen',
    page('mf-building', 'search'),
    { footer: false },
  ),
  'apartment-id': on(
    '/masterplan/:masterplanId/building/:buildingId/apartment/:apartmentId',
    'map-fullscreen',
    page('mf-apartment', 'apartment'),
    { footer: false },
  ),
  'building-page-view': on(
    '/masterplan/:masterplanId/building/:id/:viewId',
    'map-fullscreen',
    page('mf-building', 'building'),
  ),
} satisfies Record<string, RouteDefinition>;

export type RouteName = keyof typeof ROUTES;

export interface RouteParams {
  'masterplan-id': { id: number };
  'masterplan-view': { id: number; viewId: number };
  'masterplan-building-view': { id: number };
  'building-id': { masterplanId: number; id: number };
  search: { masterplanId: number; buildingId: number };
  'apartment-id': { masterplanId: number; buildingId: number; apartmentId: number };
  'building-page-view': { masterplanId: number; id: number; viewId: number };
}
export type ParamsOf<Name extends RouteName> = Name extends keyof RouteParams
  ? RouteParams[Name]
  : Record<never, never>;

/** The largest id that the API knows (int4). */
const MAX_ID = 2_147_483_647;

/** Reads an id from a path segment: digits only, 1 to 2,147,483,647; anything else is `null`. */
export function parseId(text: string | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= MAX_ID ? id : null;
}

/** Pattern of a route in a locale, in the router's notation: `/rs/masterplan/:id`. */
export function routePattern(name: RouteName, locale: Locale): string {
  const { pattern } = ROUTES[name];
  const { prefix } = LOCALE_INFO[locale];
  return pattern === '/' ? prefix || '/' : prefix + pattern;
}

/**
 * Path of a route. `search` is a query string without or with its `?`.
 * @example routePath('building-id', 'rs', { masterplanId: 3, id: 12 }) // '/rs/masterplan/3/building/12'
 */
export function routePath<Name extends RouteName>(
  name: Name,
  locale: Locale,
  ...[params, search]: Name extends keyof RouteParams
    ? [params: RouteParams[Name], search?: string]
    : [params?: Record<never, never>, search?: string]
): string {
  const values = (params ?? {}) as Record<string, number>;
  const path = routePattern(name, locale).replaceAll(/:(\w+)/g, (_, key: string) => String(values[key]));
  const query = search?.replace(/^\?/, '');
  return query ? `${path}?${query}` : path;
}

/** The locale of a path, and the path in the English set: `/rs/map` gives `rs` and `/map`. */
export function splitLocale(pathname: string): { locale: Locale; pathname: string } {
  for (const locale of LOCALES) {
    const { prefix } = LOCALE_INFO[locale];
    if (prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`))) {
      return { locale, pathname: pathname.slice(prefix.length) || '/' };
    }
  }
  return { locale: DEFAULT_LOCALE, pathname };
}

/** The same page in another locale; query and hash are kept by the caller. */
export function pathInLocale(pathname: string, locale: Locale): string {
  const bare = splitLocale(pathname).pathname;
  const { prefix } = LOCALE_INFO[locale];
  return bare === '/' ? prefix || '/' : prefix + bare;
}

/** Static segments win over parameters, so `/…/building/3/search` is the search page and not a view. */
function specificity(pattern: string): string {
  return pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}

const MATCH_ORDER = (Object.keys(ROUTES) as RouteName[]).toSorted((a, b) =>
  specificity(ROUTES[a].pattern).localeCompare(specificity(ROUTES[b].pattern)),
);

/** Finds the route of a path; ids that are no numbers give `params` with `null` in their place. */
export function matchRoute(
  pathname: string,
): { name: RouteName; locale: Locale; params: Record<string, number | null> } | null {
  const { locale, pathname: bare } = splitLocale(pathname);
  const path = bare.length > 1 ? bare.replace(/\/+$/, '') : bare;
  for (const name of MATCH_ORDER) {
    const keys: string[] = [];
    const source = ROUTES[name].pattern.replaceAll(/:(\w+)/g, (_, key: string) => {
      keys.push(key);
      return '([^/]+)';
    });
    const match = new RegExp(`^${source}$`).exec(path);
    if (match) {
      return { name, locale, params: Object.fromEntries(keys.map((key, i) => [key, parseId(match[i + 1])])) };
    }
  }
  return null;
}
