import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { $projectId, resetStores } from '@suite/bus';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aFeature, aMasterplan, aPlace, features, places } from '../../../fixtures/entities.ts';
import { type ApiResponse, fakeApi, listOf } from '../../../fixtures/fake-api.ts';
import { showPage } from '../../../fixtures/show-page.tsx';
import MapPage from '../map-page.tsx';

const RESPONSES: Readonly<Record<string, ApiResponse>> = {
  '/projects': { body: features(aFeature(1, 'Porto Vala'), aFeature(5, 'Orjen Bay')) },
  '/projects/1/masterplans': listOf([aMasterplan({ id: 3 })]),
  '/projects/1/buildings': listOf([]),
  '/geocode': {
    body: places(aPlace(1, 'Novi Sad', { place_name: 'Novi Sad, Serbia', center: [19.84, 45.25] })),
  },
};
const thePin = () =>
  within(screen.getByRole('region', { name: /Map of the projects/ })).findByRole('link', {
    name: /Porto Vala/,
  });
const announcement = () =>
  screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent);

async function type(text: string): Promise<void> {
  // By what it is: the pointer may stand on the field, whose list takes its place meanwhile.
  await page.getByRole('combobox', { name: 'Search a town or project' }).click();
  await userEvent.keyboard(text);
}

beforeEach(async () => {
  resetStores();
  await page.viewport(1440, 900);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('moves the map to the place that is chosen by keyboard, and says so', async () => {
  fakeApi(RESPONSES);
  showPage(MapPage, ['map'], '/map');
  const before = (await thePin()).getBoundingClientRect();
  await type('Novi');
  await screen.findByRole('option', { name: 'Novi Sad Serbia' });
  expect(screen.getByText('Places: GeoNames')).toBeTruthy();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.poll(announcement).toContain('The map shows Novi Sad');
  // Far to the north, so the pins of the coast move down.
  await expect
    .poll(async () => (await thePin()).getBoundingClientRect().top)
    .toBeGreaterThan(before.top + 400);
});

it('says when a place lies beyond the map', async () => {
  fakeApi({ ...RESPONSES, '/geocode': { body: places(aPlace(1, 'Pune', { center: [73.9, 18.5] })) } });
  showPage(MapPage, ['map'], '/map');
  await thePin();
  await type('Pune');
  await userEvent.click(await screen.findByRole('option', { name: 'Pune Montenegro' }));
  await expect.poll(announcement).toContain('Pune lies beyond this map');
});

it('opens the project that is chosen', async () => {
  fakeApi({ ...RESPONSES, '/geocode': { body: places() } });
  const shown = showPage(MapPage, ['map'], '/map');
  await thePin();
  await type('porto{Enter}');
  await expect.poll(shown.address).toBe('/masterplan/3');
  expect($projectId.get()).toBe(1);
});

it('[R7.080] goes on with the projects when the geocoder and the pictures fail, which is only logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi({ ...RESPONSES, '/geocode': { status: 500 } });
  showPage(MapPage, ['map'], '/map');
  await thePin();
  await type('novi');
  await expect.poll(() => screen.queryByText(/Places cannot be looked up now/)).not.toBeNull();
  expect(logged).toHaveBeenCalledWith('Places could not be looked up', expect.any(Error));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  // The pictures of the rows are no files here: nothing stands in for them.
  await expect.poll(() => document.querySelectorAll('li img[src^="/media/"]').length).toBe(0);
  expect(within(screen.getByRole('region', { name: 'Projects' })).getAllByRole('link')).toHaveLength(3);
});

it('says when nothing is found', async () => {
  fakeApi({ ...RESPONSES, '/geocode': { body: places() } });
  showPage(MapPage, ['map'], '/map');
  await thePin();
  await type('xyz');
  await expect.poll(() => screen.queryByText(/Nothing found for “xyz”/)).not.toBeNull();
});

it.each([
  ['/map', '/'],
  ['/rs/map', '/rs'],
])('has a locate-me button on %s that leads to %s', async (path, unit) => {
  fakeApi(RESPONSES);
  showPage(MapPage, ['map'], path);
  const link = await screen.findByRole('link', { name: /Locate me|Moja lokacija/ });
  expect(link.getAttribute('href')).toBe(unit);
});
