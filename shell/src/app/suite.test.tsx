import { $panel, noteRestoring, selectMasterplan, setProfile } from '@suite/bus';
import { LOCALES, ROUTES, type RouteName, routePattern } from '@suite/contracts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PROFILE } from '../fixtures/profile.ts';
import { open, prepareSuite } from '../fixtures/suite.tsx';

const ids: Readonly<Record<string, string>> = {
  id: '2',
  masterplanId: '2',
  viewId: '3',
  buildingId: '2',
  apartmentId: '4',
};

/** Text that stands at a route in the end, through redirects. */
function textAt(name: RouteName): string {
  const { target } = ROUTES[name] as {
    target: { kind: string; to?: RouteName; remote?: string; page?: string };
  };
  if (target.kind === 'redirect' && target.to) return textAt(target.to);
  if (target.kind === 'landing') return 'mf-map map';
  return target.kind === 'page' ? `${target.remote} ${target.page}` : '';
}

beforeEach(() => prepareSuite());

const pages = (Object.keys(ROUTES) as RouteName[]).filter((name) => name !== 'splash');

describe('every route shows its page, in both languages', () => {
  test.each(pages.flatMap((name) => LOCALES.map((locale) => [name, locale] as const)))(
    '%s in %s',
    async (name, locale) => {
      if (ROUTES[name].middleware.length > 0) setProfile(PROFILE);
      open(routePattern(name, locale).replaceAll(/:(\w+)/g, (_, key: string) => ids[key] ?? '1'));
      expect(await screen.findByText(textAt(name))).toBeTruthy();
      expect(document.documentElement.lang).toBe(locale === 'rs' ? 'sr-Latn' : 'en');
      expect(location.pathname.startsWith('/rs')).toBe(locale === 'rs');
    },
  );
});

describe('[R2.014] /protected', () => {
  test('leads who is not signed in to the login, which leads back', async () => {
    open('/protected');
    await screen.findByText('mf-account login');
    expect(location.pathname + location.search).toBe('/login?to=%2Fprotected');
  });

  test('waits for the session of an earlier page, and opens for who is signed in', async () => {
    noteRestoring();
    open('/rs/protected');
    expect((await screen.findByRole('status')).textContent).toBe('Stranica se učitava');
    act(() => setProfile(PROFILE));
    expect(await screen.findByText('mf-account protected')).toBeTruthy();
    expect(location.pathname).toBe('/rs/protected');
  });
});

test.each(['/apartment', '/building', '/apartmentSearch'])('[R2.003] %s leads to the map', async (path) => {
  open(path);
  await screen.findByText('mf-map map');
  expect(location.pathname).toBe('/map');
});

test.each(['/bane', '/home', '/base-page', '/inspire'])(
  '[R2.004, R2.005] %s leads to the landing target',
  async (path) => {
    open(path);
    await screen.findByText('mf-map map');
    expect(location.pathname).toBe('/map');
  },
);

test.each([
  ['/', '/map'],
  ['/rs', '/rs/map'],
])('[R2.002] from the landing page %s the visitor reaches the project map', async (path, map) => {
  open(path);
  await screen.findByText('mf-map map');
  expect(location.pathname).toBe(map);
});

test('[R2.046] the link of the footer opens the privacy policy', async () => {
  open('/masterplan/2');
  fireEvent.click(await screen.findByRole('button', { name: 'Privacy Policy' }));
  expect($panel.get()).toBe('privacy-policy');
});

test('[R1.009] the stylesheet of the project on the screen is loaded', async () => {
  prepareSuite({
    '/projects/1/settings': { data: { id: 1, type: 'settings', attributes: { stylesheetVersion: 3 } } },
  });
  open('/masterplan/2');
  await screen.findByText('mf-map masterplan');
  expect(document.querySelector('link[href*="stylesheet"]')).toBeNull();
  act(() => selectMasterplan(1, { id: 2, name: 'Bay', parentId: 1 }));
  await waitFor(() =>
    expect(document.querySelector('link[href*="stylesheet"]')?.getAttribute('href')).toBe(
      '/th-server/api/v1/frontend/projects/1/stylesheet?version=3',
    ),
  );
});

test('[R2.018] the splash has its sentence and the way in', async () => {
  open('/splash');
  const link = await screen.findByRole('link', { name: 'Open the project map' });
  expect(link.getAttribute('href')).toBe('/map');
});

describe('an address that is no route', () => {
  test.each([
    ['/nowhere', '404 Not Found', 'This page could not be found', '/'],
    ['/rs/nigde', '404 Stranica nije pronađena', 'Ova stranica nije pronađena', '/rs'],
  ])('[R2.029, R8.019] %s', async (path, title, sentence, unit) => {
    open(path);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(
      screen
        .getByRole('link', { name: path.startsWith('/rs') ? 'Početna strana' : 'Home page' })
        .getAttribute('href'),
    ).toBe(unit);
  });
});

test('[R2.041] the empty layout has back, the way to the project map, and the logo', async () => {
  open('/login');
  expect(await screen.findByRole('button', { name: 'Back' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to project map' }).getAttribute('href')).toBe('/map');
  expect(await screen.findByText('Primorje Estates')).toBeTruthy();
});

test('[R2.048] the footer has the policy, the mark and the version', async () => {
  open('/map');
  expect(await screen.findByRole('button', { name: 'Privacy Policy' })).toBeTruthy();
  expect(screen.getByText(/Powered by/)).toBeTruthy();
  expect(screen.getByText('v 2.0')).toBeTruthy();
});

test.each([
  ['/masterplan/2', 1, 'Privacy Policy'],
  ['/masterplan/2', 6, 'Politika privatnosti'],
  ['/rs/masterplan/2', 1, 'Politika privatnosti'],
  ['/rs/masterplan/2', 6, 'Politika privatnosti'],
])(
  '[R2.047] at %s of a project with language id %d the footer has "%s"',
  async (path, defaultLangId, name) => {
    const settings = { defaultLangId, stylesheetVersion: 1 };
    prepareSuite({
      '/projects/1/settings': { data: { id: 1, type: 'settings', attributes: settings } },
    });
    open(path);
    await screen.findByText('mf-map masterplan');
    act(() => selectMasterplan(1, { id: 2, name: 'Bay', parentId: 1 }));
    expect(await screen.findByRole('button', { name })).toBeTruthy();
  },
);

test('[R7.079] an organisation that cannot be loaded is told, logged, and asked for again; the page works', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  prepareSuite();
  const known = fetch;
  let isBroken = true;
  vi.stubGlobal('fetch', async (url: string) =>
    isBroken && String(url).includes('fetchOrganization')
      ? Response.json({ code: 'no', message: 'No' }, { status: 403 })
      : known(url),
  );
  open('/map');
  expect(await screen.findByText('mf-map map')).toBeTruthy();
  const again = await screen.findByRole('button', {
    name: 'The name of the organisation could not be loaded. Try again',
  });
  expect(warn).toHaveBeenCalledWith('The organisation could not be loaded', expect.anything());
  isBroken = false;
  fireEvent.click(again);
  expect(await screen.findByText('Primorje Estates')).toBeTruthy();
  warn.mockRestore();
});

test('an organisation that is not there yet, as on an empty server, is no failure', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  prepareSuite();
  const known = fetch;
  const asked = vi.fn();
  vi.stubGlobal('fetch', async (url: string) => {
    if (!String(url).includes('fetchOrganization')) return known(url);
    asked();
    return Response.json({ code: 'not-found', message: 'There is no organisation yet.' }, { status: 404 });
  });
  open('/map');
  expect(await screen.findByText('mf-map map')).toBeTruthy();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.queryByRole('button', { name: /organisation could not be loaded/ })).toBeNull();
  expect(warn).not.toHaveBeenCalledWith('The organisation could not be loaded', expect.anything());
  warn.mockRestore();
});

test.each([
  ['/masterplan/2/building/2/search', 'mf-building search'],
  ['/masterplan/2/building/2/apartment/4', 'mf-apartment apartment'],
  ['/login', 'mf-account login'],
  ['/poi-details-page', 'mf-map poi-details'],
  ['/compare-apartments-view', 'mf-panels compare'],
])('[R2.050] %s has no footer', async (path, text) => {
  open(path);
  await screen.findByText(text);
  expect(screen.queryByText('v 2.0')).toBeNull();
});

test('[R2.049] [R8.017] the building page says that availability is not guaranteed, the map does not', async () => {
  const note = 'We do not guarantee the availability of units displayed';
  open('/masterplan/2/building/2');
  expect(await screen.findByText(note)).toBeTruthy();
  cleanup();
  open('/map');
  await screen.findByText('v 2.0');
  expect(screen.queryByText(note)).toBeNull();
});

test('back leads to / where there is no history', async () => {
  open('/masterplan/2');
  await screen.findByText('mf-map masterplan');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('mf-map map')).toBeTruthy();
});

test('[R2.061] the profile icon leads to the login', async () => {
  open('/map');
  expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/login');
});

test('[R1.006] the language link keeps page and state, and the choice is kept in the cookie', async () => {
  open('/masterplan/2/building/2?status=available');
  fireEvent.click(await screen.findByRole('link', { name: 'Srpski' }));
  await waitFor(() =>
    expect(location.pathname + location.search).toBe('/rs/masterplan/2/building/2?status=available'),
  );
  expect(await screen.findByRole('button', { name: 'Politika privatnosti' })).toBeTruthy();
  expect(document.cookie).toContain('language=rs');
});

test('two quick presses of a link are one step of the history', async () => {
  open('/map');
  const link = await screen.findByRole('link', { name: 'Log in' });
  const before = window.history.length;
  act(() => {
    link.click();
    link.click();
  });
  expect(await screen.findByText('mf-account login')).toBeTruthy();
  expect(window.history.length).toBe(before + 1);
});
