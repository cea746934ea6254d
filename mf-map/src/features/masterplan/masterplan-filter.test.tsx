import { aUnit } from '@suite/api/fixtures';
import { $filter, $filterResult, resetStores } from '@suite/bus';
import type { RouteName } from '@suite/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  aCommunity,
  aMasterplan,
  aPolygon,
  aProject,
  aView,
  BOUNDS,
  countsOf,
  settingsOf,
} from '../../fixtures/entities.ts';
import { type ApiResponse, fakeApi, listOf, matchesOf, oneOf } from '../../fixtures/fake-api.ts';
import { showPage } from '../../fixtures/show-page.tsx';
import { PictureStandIn } from '../../fixtures/stand-ins.tsx';
import MasterplanPage from './masterplan-page.tsx';

vi.mock('@suite/picture', () => ({
  Picture: PictureStandIn,
  focusBoxOf: () => undefined,
  noteVisited: () => undefined,
  homeCamera: () => ({ centerX: 0, centerY: 0, scale: 1 }),
}));

const ROUTES: readonly RouteName[] = ['masterplan-id', 'masterplan-view'];
const POLYGONS = [aPolygon('masterplan', 2, 100), aPolygon('masterplan', 3, 300)];
const ROOT = aMasterplan({ media: [aView(31, 'Bay', POLYGONS)], unitCounts: countsOf(2, 4) });
const HILLS = aCommunity(2, 'Hills', { unitCounts: countsOf(1, 2) });
const BAY = aCommunity(3, 'Bay', { unitCounts: countsOf(1, 1) });
/** Two homes in the Hills, one in the Bay, one elsewhere in the project. */
const UNITS = [
  aUnit({ id: 201, masterplanId: 2, area: 40, apartmentTypeKey: 'studio', apartmentTypeId: 1 }),
  aUnit({ id: 202, masterplanId: 2, area: 80, status: 'sold' }),
  aUnit({ id: 301, masterplanId: 3, area: 90 }),
  aUnit({ id: 901, masterplanId: 9, area: 90 }),
];
const FILTER = '/public/apartments/filter-apartments masterplan 1';
const RESPONSES: Readonly<Record<string, ApiResponse>> = {
  '/masterplans/1': oneOf(ROOT),
  '/masterplans/1/masterplans': listOf([HILLS, BAY]),
  '/masterplans/1/buildings': listOf([]),
  '/projects/7': oneOf(aProject()),
  '/projects/7/settings': oneOf(settingsOf(7)),
  '/projects/7/masterplans': listOf([ROOT, HILLS, BAY]),
  '/projects/7/apartments': listOf(UNITS),
  '/public/apartments/filter-bounds': oneOf(BOUNDS),
  [FILTER]: matchesOf(202),
};
const show = (path = '/masterplan/1') => showPage(MasterplanPage, ROUTES, path);
const bar = async () => within(await screen.findByRole('toolbar', { name: 'Filters' }));

beforeEach(() => {
  resetStores();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[R2.072] has the filter buttons that the project selects', async () => {
  fakeApi({ ...RESPONSES, '/projects/7/settings': oneOf(settingsOf(7, [2, 5])) });
  show();
  const names = (await bar()).getAllByRole('button').map((button) => button.textContent);
  expect(names).toEqual(['Area', 'Type']);
});

it('reads the homes only when a filter is wanted', async () => {
  const api = fakeApi(RESPONSES);
  show();
  const tools = await bar();
  expect(api.asked).not.toContain('/projects/7/apartments');
  fireEvent.click(tools.getByRole('button', { name: 'Type' }));
  const studio = await screen.findByRole('checkbox', { name: /Studio/ });
  expect(studio.closest('label')?.textContent).toBe('Studio1');
  expect(api.asked).toContain('/projects/7/apartments');
});

it('fades what has no match, counts the rest, and goes along further', async () => {
  const api = fakeApi(RESPONSES);
  show('/masterplan/1?status=sold');
  const hills = await screen.findByRole('link', { name: 'Hills, 1 home matches' });
  expect([hills.dataset.faded, hills.getAttribute('href')]).toEqual([undefined, '/masterplan/2?status=sold']);
  expect(screen.getByRole('link', { name: 'Bay, 0 homes match' }).dataset.faded).toBe('true');
  expect($filterResult.get()).toMatchObject({ kind: 'match', matched: 1, total: 4 });
  await waitFor(() => expect(api.asked.filter((path) => path === FILTER)).toHaveLength(1));
});

it('recolours at once and does as the server says when it has answered', async () => {
  fakeApi({ ...RESPONSES, [FILTER]: matchesOf(201) });
  const page = show();
  fireEvent.click((await bar()).getByRole('button', { name: 'Status' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /Sold/ }));
  await waitFor(() => expect(page.address()).toBe('/masterplan/1?status=available,reserved,unavailable'));
  expect($filter.get().statuses).toEqual(['available', 'reserved', 'unavailable']);
  expect(await screen.findByRole('link', { name: 'Bay, 1 home matches' })).toBeTruthy();
  const bay = await screen.findByRole('link', { name: 'Bay, 0 homes match' });
  expect(bay.dataset.faded).toBe('true');
});

it('each filter in use is a chip that takes it off', async () => {
  fakeApi(RESPONSES);
  const page = show('/masterplan/1?status=sold&pois=0');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove filter: Sold' }));
  await waitFor(() => expect(page.address()).toBe('/masterplan/1?pois=0'));
  expect(await screen.findByRole('link', { name: 'Hills, 1 available' })).toBeTruthy();
  expect($filterResult.get()).toMatchObject({ kind: 'available', matched: 2 });
});

it('says that nothing matches, and how to have homes again', async () => {
  fakeApi({ ...RESPONSES, [FILTER]: matchesOf() });
  const page = show('/masterplan/1?status=sold&type=1');
  expect(await screen.findByText('No homes match these filters')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: /Show all statuses\s*1 home/ }));
  await waitFor(() => expect(page.address()).toBe('/masterplan/1?type=1'));
});

it('keeps its own matches when the server fails or answers nonsense, says so, and asks again', async () => {
  const api = fakeApi({ ...RESPONSES, [FILTER]: { body: { matched: 'all' } } });
  show('/masterplan/1?status=sold');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The filter could not be checked with the server.');
  expect(console.error).toHaveBeenCalledWith('Invalid response format');
  expect(screen.getByRole('link', { name: 'Hills, 1 home matches' })).toBeTruthy();
  api.set(FILTER, matchesOf(301));
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Bay, 1 home matches' })).toBeTruthy();
});

it('leaves everything as it is when the homes cannot be read, and offers to try again', async () => {
  const api = fakeApi({ ...RESPONSES, '/projects/7/apartments': { status: 403 } });
  show('/masterplan/1?status=sold');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The homes could not be loaded');
  expect(screen.getByRole('link', { name: 'Hills, 1 available' })).toBeTruthy();
  api.set('/projects/7/apartments', listOf(UNITS));
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Hills, 1 home matches' })).toBeTruthy();
});

it('says in the card that the homes are awaited, or why they do not come', async () => {
  const api = fakeApi({ ...RESPONSES, '/projects/7/apartments': { status: 403 } });
  show();
  fireEvent.click((await bar()).getByRole('button', { name: 'Type' }));
  const card = await screen.findByRole('dialog', { name: 'Apartment type' });
  expect(await within(card).findByText('The homes could not be loaded')).toBeTruthy();
  api.set('/projects/7/apartments', listOf(UNITS));
  fireEvent.click(within(card).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: /Studio/ })).toBeTruthy();
});
