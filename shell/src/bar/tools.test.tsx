import {
  $favourites,
  $panel,
  addFavourites,
  clearFavourites,
  selectUnit,
  setCompare,
  setProfile,
} from '@suite/bus';
import type { RoleName } from '@suite/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { PROFILE } from '../fixtures/profile.ts';
import { open, prepareSuite } from '../fixtures/suite.tsx';
import { stubWindow } from '../fixtures/window.ts';

const UNIT = '/masterplan/2/building/2/apartment/4';
const SELECTION = {
  masterplan: { id: 2, name: 'Bay', parentId: 1 },
  building: { id: 2, name: 'B2', title: 'Lagoon House' },
  unit: { id: 4, name: '101', typeName: 'Studio' },
};

beforeEach(() => {
  localStorage.clear();
  prepareSuite();
  clearFavourites();
  setCompare([]);
  stubWindow(1440);
});

const bar = () => within(screen.getByRole('banner'));

test('[R2.058] [R2.059] heart and scales say how many homes are saved and compared', async () => {
  open('/map');
  await screen.findByText('mf-map map');
  act(() => {
    addFavourites([4, 5, 6]);
    setCompare([4, 5]);
  });
  const heart = bar().getByRole('button', { name: /Favourites/ });
  await waitFor(() => expect(heart.textContent).toContain('3'));
  expect(heart.getAttribute('aria-label')).toBe('Favourites, 3 homes');
  expect(bar().getByRole('button', { name: 'Compare, 2 homes' }).textContent).toContain('2');
});

test.each([
  ['Favourites', 'favourites'],
  ['Compare', 'compare'],
  ['Credit calculator', 'calculator'],
] as const)('[R2.060] [R4.016] %s opens its panel and closes it', async (name, panel) => {
  open('/map');
  await screen.findByText('mf-map map');
  const button = bar().getByRole('button', { name });
  fireEvent.click(button);
  expect($panel.get()).toBe(panel);
  fireEvent.click(button);
  expect($panel.get()).toBeNull();
});

describe('on the page of a home', () => {
  test('[R2.064] the bar offers downloads, saving and closing', async () => {
    open(UNIT);
    await screen.findByText('mf-apartment apartment');
    act(() => {
      setProfile(PROFILE);
      selectUnit(1, SELECTION);
    });
    fireEvent.click(bar().getByRole('button', { name: 'Downloads' }));
    expect($panel.get()).toBe('download');
    const save = bar().getByRole('button', { name: 'Save this home' });
    fireEvent.click(save);
    expect($favourites.get()).toEqual([4]);
    fireEvent.click(save);
    expect($favourites.get()).toEqual([]);
    expect(bar().getByRole('button', { name: 'Close' })).toBeTruthy();
  });

  test('nothing is offered of a home that is not there', async () => {
    open(UNIT);
    await screen.findByText('mf-apartment apartment');
    for (const name of ['Downloads', 'Save this home']) fireEvent.click(bar().getByRole('button', { name }));
    expect($panel.get()).toBeNull();
    expect(screen.queryByText(/only for registered users/)).toBeNull();
    expect(bar().getByRole('button', { name: 'Close' })).toBeTruthy();
  });

  test('saving is for members', async () => {
    open(UNIT);
    await screen.findByText('mf-apartment apartment');
    act(() => selectUnit(1, SELECTION));
    fireEvent.click(bar().getByRole('button', { name: 'Save this home' }));
    const sentence =
      'Add to favorites functionality is available only for registered users. Please login or register.';
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect($favourites.get()).toEqual([]);
  });
});

describe('the menu of a phone', () => {
  test.each(['/masterplan/2/building/2', '/map'])(
    'at %s, without a footer, has the mark and version, privacy and cookie settings',
    async (path) => {
      const menu = await openMenu(path);
      expect(await menu.findByText('v 2.0')).toBeTruthy();
      expect(menu.getByRole('button', { name: 'Privacy Policy' })).toBeTruthy();
      expect(menu.getByRole('button', { name: 'Cookie settings' })).toBeTruthy();
    },
  );

  async function openMenu(path: string) {
    stubWindow(390);
    open(path);
    fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    return within(await screen.findByRole('dialog', { name: 'Menu' }));
  }

  test('[R2.066] [R2.069] has My profile, which leads strangers to the login, and the calculator', async () => {
    const menu = await openMenu('/map');
    expect(menu.getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/login');
    act(() => setProfile(PROFILE));
    await waitFor(() =>
      expect(menu.getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/profile'),
    );
    fireEvent.click(menu.getByRole('button', { name: 'Credit calculator' }));
    expect($panel.get()).toBe('calculator');
  });

  test('[R2.068] [R2.070] has favourites and compare with their counts', async () => {
    const menu = await openMenu('/map');
    act(() => {
      addFavourites([4, 5]);
      setCompare([4, 5, 6]);
    });
    await waitFor(() => expect(menu.getByRole('button', { name: /^Favourites/ }).textContent).toContain('2'));
    expect(menu.getByRole('button', { name: 'Compare, 3 homes' }).textContent).toContain('3');
  });

  test.each([
    ['/map', false],
    [UNIT, true],
  ])('[R2.067] at %s has Downloads: %s', async (path, expected) => {
    const menu = await openMenu(path);
    expect(menu.queryByRole('button', { name: 'Downloads' }) !== null).toBe(expected);
  });
});

describe('the desk of staff is one press away', () => {
  const as = (name: RoleName) => act(() => setProfile({ ...PROFILE, roles: [{ id: 9, name }] }));

  test.each(['sales_agent', 'project_editor', 'project_admin', 'super_admin'] as const)(
    'in both menus: %s',
    async (role) => {
      open('/rs/map');
      await screen.findByText('mf-map map');
      as(role);
      fireEvent.click(bar().getByRole('button', { name: /^Nalog/ }));
      const own = await screen.findByRole('link', { name: 'Radionica' });
      expect(own.getAttribute('href')).toBe('/rs/studio');
      fireEvent.click(bar().getByRole('button', { name: /^Nalog/ }));
      fireEvent.click(bar().getByRole('button', { name: 'Meni' }));
      const menu = within(await screen.findByRole('dialog', { name: 'Meni' }));
      fireEvent.click(menu.getByRole('link', { name: 'Radionica' }));
      await waitFor(() => expect($panel.get()).toBeNull());
    },
  );

  test('and nothing that a visitor sees', async () => {
    open('/map');
    await screen.findByText('mf-map map');
    fireEvent.click(bar().getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.queryByRole('link', { name: 'Studio' })).toBeNull();
    as('user');
    expect(menu.queryByRole('link', { name: 'Studio' })).toBeNull();
    as('sales_agent');
    expect(menu.getByRole('link', { name: 'Studio' })).toBeTruthy();
  });
});

test('a phone has download, saving and closing in the bar, and the favourites in the menu', async () => {
  stubWindow(390);
  open(UNIT);
  await screen.findByText('mf-apartment apartment');
  for (const name of ['Downloads', 'Save this home', 'Close']) {
    expect(bar().getByRole('button', { name })).toBeTruthy();
  }
  expect(bar().queryByRole('button', { name: /Favourites/ })).toBeNull();
  fireEvent.click(bar().getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('button', { name: /Favourites/ })).toBeTruthy();
});

test('a tablet has the tools of the home in the bar, and the others in the menu', async () => {
  stubWindow(820);
  open(UNIT);
  await screen.findByText('mf-apartment apartment');
  for (const name of [/Favourites/, 'Downloads', 'Save this home', 'Close']) {
    expect(bar().getByRole('button', { name })).toBeTruthy();
  }
  expect(bar().queryByRole('button', { name: /Compare/ })).toBeNull();
  fireEvent.click(bar().getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  for (const name of [/Compare/, 'Credit calculator']) {
    expect(menu.getByRole('button', { name })).toBeTruthy();
  }
  expect(menu.getByRole('link', { name: 'My profile' })).toBeTruthy();
});

test('a phone held across has no footer, so policy, cookies and language are in its menu', async () => {
  stubWindow(844, 390);
  open('/map');
  await screen.findByText('mf-map map');
  for (const name of [/Favourites/, /Compare/, 'Credit calculator']) {
    expect(bar().getByRole('button', { name })).toBeTruthy();
  }
  fireEvent.click(bar().getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(menu.getByRole('button', { name: 'Privacy Policy' })).toBeTruthy();
  expect(menu.getByRole('button', { name: 'Cookie settings' })).toBeTruthy();
  expect(menu.getByRole('link', { name: 'Srpski' })).toBeTruthy();
});
