import { aUnit } from '@suite/api/fixtures';
import { $filter, $filterResult, resetStores } from '@suite/bus';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  aBuilding,
  aFeature,
  aMasterplan,
  BOUNDS,
  countsOf,
  features,
  settingsOf,
} from '../../fixtures/entities.ts';
import { type ApiResponse, fakeApi, listOf, matchesOf, oneOf } from '../../fixtures/fake-api.ts';
import { showPage } from '../../fixtures/show-page.tsx';
import { GeoMapStandIn } from '../../fixtures/stand-ins.tsx';
import MapPage from './map-page.tsx';

vi.mock('@suite/picture/geo', () => ({ GeoMap: GeoMapStandIn }));

/** The projects are of two organisations, of which each is asked. */
const FILTERS = [5, 6].map((id) => `/public/apartments/filter-apartments organization ${id}`);
const RESPONSES: Readonly<Record<string, ApiResponse>> = {
  '/projects': {
    body: features(
      aFeature(7, 'Porto Vala', { organizationId: 5, unitCounts: countsOf(1, 2) }),
      aFeature(8, 'Orjen Bay', { organizationId: 6, unitCounts: countsOf(1, 1) }),
    ),
  },
  '/organizations/fetchOrganization': oneOf({ id: 5, name: 'Primorje', logo: null, website: null }),
  '/projects/7/settings': oneOf(settingsOf(7, [1, 2])),
  '/projects/8/settings': oneOf(settingsOf(8, [5])),
  '/projects/7/apartments': listOf([
    aUnit({ id: 701, projectId: 7, area: 40 }),
    aUnit({ id: 702, projectId: 7, area: 80, status: 'sold' }),
  ]),
  '/projects/8/apartments': listOf([aUnit({ id: 801, projectId: 8, area: 60 })]),
  '/public/apartments/filter-bounds': oneOf(BOUNDS),
  '/projects/7/masterplans': listOf([aMasterplan({ id: 3 })]),
  '/projects/7/buildings': listOf([aBuilding(9, 'B1', { masterplansId: 3 })]),
  ...Object.fromEntries(FILTERS.map((address) => [address, matchesOf(702)])),
};
const show = (path = '/map') => showPage(MapPage, ['map'], path);

beforeEach(resetStores);
afterEach(() => vi.unstubAllGlobals());

it('[R2.072] has the filter buttons that any of its projects selects', async () => {
  const api = fakeApi(RESPONSES);
  show();
  const bar = within(await screen.findByRole('toolbar', { name: 'Filters' }));
  expect(bar.getAllByRole('button').map((button) => button.textContent)).toEqual(['Status', 'Area', 'Type']);
  expect(api.asked).not.toContain('/projects/7/apartments');
});

it('[R7.074] asks for each organisation, counts on pins and rows, and fades what has no match', async () => {
  const api = fakeApi(RESPONSES);
  const page = show();
  const bar = within(await screen.findByRole('toolbar', { name: 'Filters' }));
  fireEvent.click(bar.getByRole('button', { name: 'Status' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: /Available/ }));
  await waitFor(() => expect(page.address()).toBe('/map?status=reserved,sold,unavailable'));
  await waitFor(() => expect(screen.getByTestId('pin-7').textContent).toBe('Porto Vala 1 home matches'));
  expect(screen.getByTestId('pin-8').textContent).toBe('Orjen Bay 0 homes match');
  expect(screen.getByTestId('pin-8').dataset.faded).toBe('true');
  const list = within(screen.getByRole('region', { name: 'Projects' }));
  expect(list.getByRole('link', { name: /Orjen Bay/ }).dataset.dim).toBe('true');
  expect($filterResult.get()).toMatchObject({ kind: 'match', matched: 1, total: 3 });
  expect($filter.get().statuses).toEqual(['reserved', 'sold', 'unavailable']);
  await waitFor(() => expect(api.asked).toEqual(expect.arrayContaining(FILTERS)));
});

it('takes the filter along to the project that is opened', async () => {
  fakeApi(RESPONSES);
  const page = show('/map?status=sold');
  const pin = await screen.findByTestId('pin-7');
  await waitFor(() => expect(pin.getAttribute('href')).toBe('/masterplan?project=7&status=sold'));
  fireEvent.click(pin);
  await waitFor(() => expect(page.address()).toBe('/masterplan/3?status=sold'));
});

it('says in the list that nothing matches, and how to have homes again', async () => {
  fakeApi({ ...RESPONSES, ...Object.fromEntries(FILTERS.map((address) => [address, matchesOf()])) });
  const page = show('/map?status=reserved');
  fireEvent.click(await screen.findByRole('button', { name: /Show all statuses\s*3 homes/ }));
  await waitFor(() => expect(page.address()).toBe('/map'));
});
