import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { LOCALES, type Locale } from './locales.ts';
import {
  matchRoute,
  type ParamsOf,
  parseId,
  pathInLocale,
  provideRoutes,
  ROUTES,
  type RouteName,
  routePath,
  routePattern,
  routesWith,
  splitLocale,
} from './routes.ts';

const FLAT = [
  '/',
  '/apartment',
  '/apartmentSearch',
  '/bane',
  '/base-page',
  '/building',
  '/compare-apartments-view',
  '/email-verified',
  '/ForgotPassword',
  '/forgotpassword',
  '/home',
  '/inspire',
  '/login',
  '/map',
  '/masterplan',
  '/newsletter',
  '/poi-details-page',
  '/profile',
  '/protected',
  '/ResendEmailAddressVerification',
  '/resendemailverification',
  '/reset-login',
  '/signup',
  '/splash',
];

/** Name, English path and parameters of every route with parameters. */
const PARAMETERISED: readonly [RouteName, string, Record<string, number>][] = [
  ['masterplan-id', '/masterplan/3', { id: 3 }],
  ['masterplan-view', '/masterplan/3/view/7', { id: 3, viewId: 7 }],
  ['masterplan-building-view', '/masterplan/3/building_view', { id: 3 }],
  ['building-id', '/masterplan/3/building/12', { masterplanId: 3, id: 12 }],
  ['search', '/masterplan/3/building/12/search', { masterplanId: 3, buildingId: 12 }],
  [
    'apartment-id',
    '/masterplan/3/building/12/apartment/304',
    { masterplanId: 3, buildingId: 12, apartmentId: 304 },
  ],
  ['building-page-view', '/masterplan/3/building/12/7', { masterplanId: 3, id: 12, viewId: 7 }],
];

/** Those that the specification gives their routes; others may come and go. */
const SPECIFIED = ['mf-map', 'mf-building', 'mf-apartment', 'mf-account', 'mf-panels'];
const NAMES = (Object.keys(ROUTES) as RouteName[]).filter((name) => {
  const { target } = ROUTES[name];
  return target.kind !== 'page' || SPECIFIED.includes(target.remote);
});
const PARAMETERS = new Map(PARAMETERISED.map(([name, , params]) => [name, params]));

/** The builder for a name that is known at run time only. */
function buildPath(name: RouteName, locale: Locale): string {
  return routePath(name as 'building-id', locale, PARAMETERS.get(name) as ParamsOf<'building-id'>);
}

describe('the route table', () => {
  it('has the paths of the specification and no others', () => {
    const patterns = NAMES.map((name) => ROUTES[name].pattern).filter((pattern) => !pattern.includes(':'));
    expect(patterns.toSorted()).toEqual(FLAT.toSorted());
    expect(NAMES.filter((name) => ROUTES[name].pattern.includes(':')).toSorted()).toEqual(
      [...PARAMETERS.keys()].toSorted(),
    );
  });

  it.each(NAMES.flatMap((name) => LOCALES.map((locale) => [name, locale] as const)))(
    '[R2.001] builds and parses %s in %s',
    (name, locale) => {
      const path = buildPath(name, locale);
      expect(path === '/rs' || path.startsWith('/rs/')).toBe(locale === 'rs');
      expect(matchRoute(path)).toEqual({
        name,
        locale,
        definition: ROUTES[name],
        params: PARAMETERS.get(name) ?? {},
      });
    },
  );

  it.each(PARAMETERISED)(
    '[R2.001] builds the address of %s as the specification writes it',
    (name, english) => {
      expect(buildPath(name, 'en')).toBe(english);
      expect(buildPath(name, 'rs')).toBe(`/rs${english}`);
    },
  );

  it.each<[RouteName, string]>([
    ['map', '/map'],
    ['masterplan-id', '/masterplan/:id'],
    ['building-id', '/masterplan/:masterplanId/building/:id'],
    ['search', '/masterplan/:masterplanId/building/:buildingId/search'],
    ['compare-apartments-view', '/compare-apartments-view'],
    ['poi-details-page', '/poi-details-page'],
    ['apartment-id', '/masterplan/:masterplanId/building/:buildingId/apartment/:apartmentId'],
    ['login', '/login'],
    ['signup', '/signup'],
    ['building-page-view', '/masterplan/:masterplanId/building/:id/:viewId'],
  ])('[R2.028] names exactly one route %s', (name, pattern) => {
    expect(ROUTES[name].pattern).toBe(pattern);
    expect(matchRoute(buildPath(name, 'en'))?.name).toBe(name);
    expect(NAMES.filter((one) => ROUTES[one].pattern === pattern)).toEqual([name]);
  });

  it.each([
    ['/forgotpassword', '/ForgotPassword'],
    ['/resendemailverification', '/ResendEmailAddressVerification'],
  ])('[R2.019] leads %s to %s in both languages', (from, to) => {
    for (const prefix of ['', '/rs']) {
      const match = matchRoute(prefix + from);
      const target = match?.definition.target;
      expect(target?.kind).toBe('redirect');
      if (match && target?.kind === 'redirect') {
        expect(buildPath(target.to as RouteName, match.locale)).toBe(prefix + to);
      }
    }
  });

  it('redirects only to routes that exist and do not redirect again', () => {
    const targets = NAMES.map((name) => ROUTES[name].target);
    for (const target of targets) {
      if (target.kind !== 'redirect') continue;
      expect(NAMES).toContain(target.to);
      expect(ROUTES[target.to as RouteName].target.kind).toBe('page');
    }
  });

  it.each<RouteName>([
    'map',
    'masterplan-id',
    'masterplan-view',
    'masterplan-building-view',
    'building-id',
    'building-page-view',
  ])('[R2.042] puts %s into the layout map-fullscreen', (name) => {
    expect(ROUTES[name].layout).toBe('map-fullscreen');
  });

  it('shows the footer on map, masterplan and building pages, and hides it where the specification does', () => {
    const withFooter = (['map', 'masterplan-id', 'building-id', 'building-page-view'] as const).map(
      (name) => ROUTES[name].footer,
    );
    const without = (
      ['apartment-id', 'login', 'poi-details-page', 'search', 'compare-apartments-view'] as const
    ).map((name) => ROUTES[name].footer);
    expect(new Set(withFooter)).toEqual(new Set([true]));
    expect(new Set(without)).toEqual(new Set([false]));
  });
});

describe('matching', () => {
  it.each([
    ['/masterplan/1/building/2/search', 'search', { masterplanId: 1, buildingId: 2 }],
    ['/masterplan/1/building/2/3', 'building-page-view', { masterplanId: 1, id: 2, viewId: 3 }],
    ['/masterplan/1/building/2/abc', 'building-page-view', { masterplanId: 1, id: 2, viewId: null }],
    ['/masterplan/1/building/2/searching', 'building-page-view', { masterplanId: 1, id: 2, viewId: null }],
  ])('[R2.027] reads %s as %s', (path, name, params) => {
    expect(matchRoute(path)).toMatchObject({ name, locale: 'en', params });
    expect(matchRoute(`/rs${path}`)).toMatchObject({ name, locale: 'rs', params });
  });

  it.each([
    ['/map/', 'map'],
    ['/rs/', 'landing'],
    ['/rs/map//', 'map'],
  ])('takes no notice of a slash at the end of %s', (path, name) => {
    expect(matchRoute(path)?.name).toBe(name);
  });

  it.each([
    '/nowhere',
    '/Map',
    '/de/map',
    '/rsmap',
    '/masterplan/1/view',
    '/masterplan//building/2',
    '/map/extra',
  ])('finds nothing at %s', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('tells small letters from capital ones, because two routes differ in nothing else', () => {
    expect(matchRoute('/ForgotPassword')?.name).toBe('ForgotPassword');
    expect(matchRoute('/forgotpassword')?.name).toBe('forgotpassword');
  });
});

describe('ids', () => {
  it.each([
    ['1', 1],
    ['304', 304],
    ['2147483647', 2_147_483_647],
    ['2147483648', null],
    ['99999999999', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    ['0x10', null],
    [' 1', null],
    ['abc', null],
    ['', null],
    [undefined, null],
  ])('reads %j as %j', (text, id) => {
    expect(parseId(text)).toBe(id);
  });
});

describe('languages in addresses', () => {
  it.each([
    ['/', 'en', '/'],
    ['/map', 'en', '/map'],
    ['/rs', 'rs', '/'],
    ['/rs/', 'rs', '/'],
    ['/rs/map', 'rs', '/map'],
    ['/rstuff', 'en', '/rstuff'],
  ])('splits %s into %s and %s', (path, locale, pathname) => {
    expect(splitLocale(path)).toEqual({ locale, pathname });
  });

  it.each([
    ['/', 'rs', '/rs'],
    ['/rs', 'en', '/'],
    ['/map', 'rs', '/rs/map'],
    ['/rs/map', 'rs', '/rs/map'],
    ['/rs/masterplan/3', 'en', '/masterplan/3'],
  ] as const)('changes %s into %s as %s', (path, locale, expected) => {
    expect(pathInLocale(path, locale)).toBe(expected);
  });

  it('has no double slash in the pattern of the Serbian landing', () => {
    expect(routePattern('landing', 'rs')).toBe('/rs');
    expect(routePattern('landing', 'en')).toBe('/');
  });

  it.each(['a=1', '?a=1'])('puts the query %s behind the path', (search) => {
    expect(routePath('map', 'rs', {}, search)).toBe('/rs/map?a=1');
    expect(routePath('building-id', 'en', { masterplanId: 3, id: 12 }, search)).toBe(
      '/masterplan/3/building/12?a=1',
    );
  });

  it('adds nothing for an empty query', () => {
    expect(routePath('map', 'en', {}, '')).toBe('/map');
    expect(routePath('map', 'en', {}, '?')).toBe('/map');
  });

  it('asks for the parameters that a route has', () => {
    expectTypeOf<ParamsOf<'building-id'>>().toEqualTypeOf<{ masterplanId: number; id: number }>();
    expectTypeOf<ParamsOf<'map'>>().toEqualTypeOf<Record<never, never>>();
  });
});

describe('the routes of the versions on the page', () => {
  const TOURS = { pattern: '/tours/:id', layout: 'default', page: 'tour' } as const;
  afterEach(() => provideRoutes(undefined));

  it('count for links and matches, and leave those of other remotes as they are', () => {
    provideRoutes(
      routesWith({ 'mf-map': { map: { ...TOURS, pattern: '/plan' } }, 'mf-tours': { tour: TOURS } }),
    );
    expect(routePath('map', 'rs')).toBe('/rs/plan');
    expect(matchRoute('/rs/tours/4')).toMatchObject({ name: 'tour', locale: 'rs', params: { id: 4 } });
    expect([matchRoute('/map'), matchRoute('/masterplan/1')]).toEqual([null, null]);
    expect(routePath('login', 'en')).toBe('/login');
    expect(matchRoute('/inspire')?.name).toBe('inspire');
  });

  it('have a footer below a picture, unless the manifest says otherwise', () => {
    const footers = routesWith({
      'mf-tours': {
        plain: TOURS,
        picture: { ...TOURS, layout: 'map-fullscreen' },
        without: { ...TOURS, layout: 'map-fullscreen', footer: false },
      },
    });
    expect([footers.plain?.footer, footers.picture?.footer, footers.without?.footer]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
