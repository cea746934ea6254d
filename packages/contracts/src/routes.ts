import { ROUTES_OF_REMOTES } from './compiled/remotes.ts';
import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from './locales.ts';
import type { LayoutName, RemoteManifest, RemoteName, RouteHead } from './remotes.ts';

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
  /** What its page reads first, and what it draws with: see `RemoteRoute`. */
  readonly reads: readonly string[];
  readonly shared: readonly string[];
  readonly head?: RouteHead | undefined;
}

export type RouteTable = Readonly<Record<string, RouteDefinition>>;

const NOTHING_SPECIAL = { middleware: [], reads: [], shared: [] } as const;

function own(pattern: string, layout: LayoutName, target: RouteTarget): RouteDefinition {
  return { ...NOTHING_SPECIAL, pattern, layout, target, footer: layout === 'map-fullscreen' };
}

/** The shell's own routes, which lead on or show nothing of a remote (specification §2). */
export const SHELL_ROUTES = {
  landing: own('/', 'map-fullscreen', { kind: 'landing' }),
  apartment: own('/apartment', 'map-fullscreen', { kind: 'redirect', to: 'map' }),
  apartmentSearch: own('/apartmentSearch', 'map-fullscreen', { kind: 'redirect', to: 'map' }),
  bane: own('/bane', 'default', { kind: 'landing' }),
  'base-page': own('/base-page', 'default', { kind: 'landing' }),
  building: own('/building', 'map-fullscreen', { kind: 'redirect', to: 'map' }),
  forgotpassword: own('/forgotpassword', 'empty-centered', { kind: 'redirect', to: 'ForgotPassword' }),
  home: own('/home', 'default', { kind: 'landing' }),
  inspire: own('/inspire', 'default', { kind: 'landing' }),
  resendemailverification: own('/resendemailverification', 'empty-centered', {
    kind: 'redirect',
    to: 'ResendEmailAddressVerification',
  }),
  splash: own('/splash', 'splash', { kind: 'splash' }),
} satisfies RouteTable;

/** The shell's routes and those of these remotes, as their manifests say them. */
function routeTable(remotes: Readonly<Record<RemoteName, RemoteManifest['routes']>>): RouteTable {
  const pages = Object.entries(remotes).flatMap(([remote, routes]) =>
    Object.entries(routes).map(([name, { page, footer, ...route }]) => {
      const target: RouteTarget = { kind: 'page', remote: remote as RemoteName, page };
      const hasFooter = footer ?? route.layout === 'map-fullscreen';
      return [name, { ...NOTHING_SPECIAL, ...route, target, footer: hasFooter }];
    }),
  );
  return { ...SHELL_ROUTES, ...Object.fromEntries(pages) };
}

type Generated = typeof ROUTES_OF_REMOTES;
type PatternsOf<Routes> = {
  readonly [Name in keyof Routes]: Routes[Name] extends { pattern: infer P } ? P : never;
};
type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never;
/** Pattern by name of every route of the remotes of this checkout. */
type Patterns = UnionToIntersection<
  { [Remote in keyof Generated]: PatternsOf<Generated[Remote]> }[keyof Generated]
>;
type KeysOf<Pattern> = Pattern extends `${string}:${infer Key}/${infer Rest}`
  ? Key | KeysOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Key}`
    ? Key
    : never;

export type RouteName = keyof typeof SHELL_ROUTES | Extract<keyof Patterns, string>;
/** Ids in the address of a route, by the names in its pattern, and the key of a view. */
export type ParamsOf<Name extends RouteName> = Name extends keyof Patterns
  ? { [Key in KeysOf<Patterns[Name]>]: Key extends 'view' ? string : number }
  : Record<never, never>;

/** The routes as the manifests of this checkout say them. In the page those of the versions on it count. */
export const ROUTES = routeTable(ROUTES_OF_REMOTES) as Readonly<Record<RouteName, RouteDefinition>>;

/** Routes of these remotes as they say, and of all others as the manifests of this checkout do. */
export function routesWith(told: Readonly<Record<RemoteName, RemoteManifest['routes']>>): RouteTable {
  const others = Object.entries(ROUTES).filter(
    ([, { target }]) => target.kind === 'page' && !Object.hasOwn(told, target.remote),
  );
  return { ...Object.fromEntries(others), ...routeTable(told) };
}

/** Each app of the page has a copy of this module; what the visitor's versions say is the same for all. */
const KEY = Symbol.for('suite.routes');
const place = globalThis as { [KEY]?: RouteTable };

/** Shell: the routes of the versions that this visitor gets. From then on links and matches go by them. */
export function provideRoutes(routes: RouteTable | undefined): void {
  if (routes) place[KEY] = routes;
  else delete place[KEY];
}

export function currentRoutes(): RouteTable {
  return place[KEY] ?? ROUTES;
}

/** The largest id that the API knows (int4). */
const MAX_ID = 2_147_483_647;

/** Reads an id from a path segment: digits only, 1 to 2,147,483,647; anything else is `null`. */
export function parseId(text: string | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= MAX_ID ? id : null;
}

/** A pattern in a locale, in the router's notation: `/rs/masterplan/:id`. */
export function patternInLocale(pattern: string, locale: Locale): string {
  const { prefix } = LOCALE_INFO[locale];
  return pattern === '/' ? prefix || '/' : prefix + pattern;
}

/** Pattern of a route in a locale. */
export function routePattern(name: RouteName, locale: Locale): string {
  return patternInLocale((currentRoutes()[name] ?? ROUTES[name]).pattern, locale);
}

/**
 * Path of a route. `search` is a query string without or with its `?`.
 * @example routePath('building-id', 'rs', { masterplanId: 3, id: 12 }) // '/rs/masterplan/3/building/12'
 */
export function routePath<Name extends RouteName>(
  name: Name,
  locale: Locale,
  ...[params, search]: keyof ParamsOf<Name> extends never
    ? [params?: Record<never, never>, search?: string]
    : [params: ParamsOf<Name>, search?: string]
): string {
  const values = (params ?? {}) as Record<string, number | string>;
  const path = routePattern(name, locale).replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(values[key])),
  );
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

const orders = new WeakMap<RouteTable, readonly (readonly [string, RouteDefinition])[]>();

function matchOrder(routes: RouteTable): readonly (readonly [string, RouteDefinition])[] {
  const known = orders.get(routes);
  if (known) return known;
  const order = Object.entries(routes).toSorted(([, a], [, b]) =>
    specificity(a.pattern).localeCompare(specificity(b.pattern)),
  );
  orders.set(routes, order);
  return order;
}

export interface RouteMatch {
  /** A route that only a released remote knows has a name beside these: nothing here asks for it by name. */
  readonly name: RouteName;
  readonly definition: RouteDefinition;
  readonly locale: Locale;
  readonly params: Record<string, number | null>;
}

/** Finds the route of a path; ids that are no numbers give `params` with `null` in their place. */
export function matchRoute(pathname: string, routes: RouteTable = currentRoutes()): RouteMatch | null {
  const { locale, pathname: bare } = splitLocale(pathname);
  const path = bare.length > 1 ? bare.replace(/\/+$/, '') : bare;
  for (const [name, definition] of matchOrder(routes)) {
    const keys: string[] = [];
    const source = definition.pattern.replaceAll(/:(\w+)/g, (_, key: string) => {
      keys.push(key);
      return '([^/]+)';
    });
    const match = new RegExp(`^${source}$`).exec(path);
    if (match) {
      // The key of a view is no id, and can be anything.
      const ids = keys
        .map((key, i) => [key, parseId(match[i + 1])] as const)
        .filter(([key]) => key !== 'view');
      const params = Object.fromEntries(ids);
      return { name: name as RouteName, definition, locale, params };
    }
  }
  return null;
}
