import { selectBuilding, selectMasterplan, setFilterResult } from '@suite/bus';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { one, open, prepareSuite } from '../fixtures/suite.tsx';
import { stubWindow } from '../fixtures/window.ts';

const PROJECT = one('project', {
  id: 1,
  name: 'Porto Vala',
  logo: '/logo.svg',
  website: 'https://porto.example/',
});
const SETTINGS = { projectId: 1, defaultLangId: 1, selectedFilters: [], selectedRoles: [] };
const settings = (demoSettings: boolean) => one('settings', { ...SETTINGS, demoSettings });

beforeEach(() => {
  prepareSuite({ '/projects/1/settings': settings(false), '/projects/1?': PROJECT });
  stubWindow(1440);
});

test('[R2.052] back uses the history of the browser if there is any, else leads to /', async () => {
  open('/map');
  await screen.findByText('mf-map map');
  fireEvent.click(screen.getByRole('link', { name: 'Log in' }));
  await screen.findByText('mf-account login');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByText('mf-map map');
  expect(location.pathname).toBe('/map');
});

test('[R2.053] the logo of the project opens its website', async () => {
  open('/masterplan/2');
  await screen.findByText('mf-map masterplan');
  act(() => selectMasterplan(1, { id: 2, name: 'Bay', parentId: 1 }));
  const logo = await screen.findByRole('img', { name: 'Porto Vala' });
  expect(logo.closest('a')?.getAttribute('href')).toBe('https://porto.example/');
});

test('a logo that cannot be had is replaced by the name', async () => {
  open('/masterplan/2');
  await screen.findByText('mf-map masterplan');
  act(() => selectMasterplan(1, { id: 2, name: 'Bay', parentId: 1 }));
  fireEvent.error(await screen.findByRole('img', { name: 'Porto Vala' }));
  expect(screen.queryByRole('img', { name: 'Porto Vala' })).toBeNull();
  expect(screen.getByText('Porto Vala')).toBeTruthy();
});

describe('[R2.065] the logo of the organisation', () => {
  beforeEach(() => {
    const organisation = { id: 1, name: 'Primorje', logo: null, website: 'https://primorje.example/' };
    prepareSuite({ fetchOrganization: one('organization', organisation) });
  });

  test('opens its website on the map', async () => {
    open('/map');
    const link = (await screen.findByText('Primorje')).closest('a');
    expect(link?.getAttribute('href')).toBe('https://primorje.example/');
  });

  test('leads to the map on the compare page', async () => {
    open('/rs/compare-apartments-view');
    const link = (await screen.findByText('Primorje')).closest('a');
    expect(link?.getAttribute('href')).toBe('/rs/map');
  });
});

test('[R2.055] the title leads to the root masterplan, or to / without a project', async () => {
  open('/masterplan/2/building/2');
  await screen.findByText('mf-building building');
  const title = () => within(screen.getByRole('heading', { level: 1 })).getByRole('link');
  expect(title().getAttribute('href')).toBe('/');
  act(() =>
    selectBuilding(1, { id: 2, name: 'Bay', parentId: 1 }, { id: 2, name: 'B2', title: 'Lagoon House' }),
  );
  await waitFor(() => expect(title().getAttribute('href')).toBe('/masterplan?project=1'));
});

test('[R2.056] the counter says how many homes were found and how many are available, of all', async () => {
  open('/masterplan/2/building/2');
  await screen.findByText('mf-building building');
  const counter = () => screen.getByRole('banner').textContent;
  act(() => setFilterResult({ kind: 'available', matched: 14, total: 39, asOf: null }));
  await waitFor(() => expect(counter()).toContain('14 of 39 available'));
  act(() => setFilterResult({ kind: 'match', matched: 3, total: 39, asOf: null }));
  await waitFor(() => expect(counter()).toContain('3 of 39 match'));
});

test('[R2.063] a phone has a smaller bar with a menu button', async () => {
  stubWindow(360);
  open('/map');
  await screen.findByText('mf-map map');
  const bar = within(screen.getByRole('banner'));
  expect(bar.queryByRole('button', { name: 'Compare' })).toBeNull();
  fireEvent.click(bar.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(await menu.findByText('Primorje Estates')).toBeTruthy();
  expect(menu.getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/login');
  expect(menu.getByRole('button', { name: 'Compare' })).toBeTruthy();
});

test.each(['/masterplan/2/building/2/apartment/4', '/poi-details-page', '/compare-apartments-view'])(
  '[R2.051] %s, which has no footer, has policy and cookies in its menu',
  async (path) => {
    open(path);
    fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('button', { name: 'Privacy Policy' })).toBeTruthy();
    expect(menu.getByRole('button', { name: 'Cookie settings' })).toBeTruthy();
  },
);

describe('[R2.108] the demo settings', () => {
  async function openWith(demoSettings: boolean) {
    prepareSuite({ '/projects/1/settings': settings(demoSettings), '/projects/1?': PROJECT });
    open('/masterplan/2');
    await screen.findByText('mf-map masterplan');
    act(() => selectMasterplan(1, { id: 2, name: 'Bay', parentId: 1 }));
    await screen.findByRole('img', { name: 'Porto Vala' });
  }

  test('have two switches, Cancel and Save, and do nothing', async () => {
    await openWith(true);
    fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Demo settings' }));
    const card = within(await screen.findByRole('dialog', { name: 'Demo settings' }));
    const asked = vi.mocked(fetch).mock.calls.length;
    fireEvent.click(card.getByRole('switch', { name: 'Enable messages' }));
    fireEvent.click(card.getByRole('switch', { name: 'Enable hints' }));
    expect(card.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(vi.mocked(fetch).mock.calls).toHaveLength(asked);
  });

  test('are not to be reached where the project does not offer them', async () => {
    await openWith(false);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.queryByRole('button', { name: 'Demo settings' })).toBeNull();
  });
});
