import { aUnit } from '@suite/api/fixtures';
import { $filterResult, resetStores } from '@suite/bus';
import type { UnitStatus } from '@suite/contracts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aFeature, BOUNDS, countsOf, features, settingsOf } from '../../fixtures/entities.ts';
import { type ApiResponse, fakeApi, listOf, matchesOf, oneOf } from '../../fixtures/fake-api.ts';
import { showPage } from '../../fixtures/show-page.tsx';
import { GeoMapStandIn } from '../../fixtures/stand-ins.tsx';
import MapPage from './map-page.tsx';

vi.mock('@suite/picture/geo', () => ({ GeoMap: GeoMapStandIn }));

const LATER = '2026-11-20T09:40:00.000Z';
const FILTER = '/public/apartments/filter-apartments organization 5';
const project = (available: number, asOf?: string) => ({
  body: features(
    aFeature(7, 'Porto Vala', { unitCounts: countsOf(available, 3), ...(asOf !== undefined && { asOf }) }),
  ),
});
const unit = (id: number, status: UnitStatus, asOf?: string) =>
  aUnit({ id, projectId: 7, status, ...(asOf !== undefined && { asOf }) });
const RESPONSES: Readonly<Record<string, ApiResponse>> = {
  '/projects': project(2),
  '/organizations/fetchOrganization': oneOf({ id: 5, name: 'Primorje', logo: null, website: null }),
  '/projects/7/settings': oneOf(settingsOf(7, [1])),
  '/projects/7/apartments': listOf([unit(701, 'available'), unit(702, 'available'), unit(703, 'sold')]),
  '/public/apartments/filter-bounds': oneOf(BOUNDS),
  [FILTER]: matchesOf(701, 702),
};

beforeEach(resetStores);
afterEach(() => vi.unstubAllGlobals());

it('counts a home that is sold while the map is looked at, in place, and says so', async () => {
  const api = fakeApi(RESPONSES);
  showPage(MapPage, ['map'], '/map');
  const pin = await screen.findByTestId('pin-7');
  expect(pin.textContent).toBe('Porto Vala 2 available');
  api.set('/projects', project(1, LATER));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(pin.textContent).toBe('Porto Vala 1 available'));
  expect(pin.isConnected).toBe(true);
  expect($filterResult.get()).toMatchObject({ kind: 'available', matched: 1 });
  expect(screen.getByText('Availability has changed: 1 home available')).toBeTruthy();
});

it('reads the homes again with the counts, and asks again what matches', async () => {
  const api = fakeApi(RESPONSES);
  showPage(MapPage, ['map'], '/map?status=available');
  const pin = await screen.findByTestId('pin-7');
  await waitFor(() => expect(pin.textContent).toBe('Porto Vala 2 homes match'));
  const later = [unit(701, 'sold', LATER), unit(702, 'available', LATER), unit(703, 'sold', LATER)];
  api.set('/projects/7/apartments', listOf(later));
  api.set(FILTER, matchesOf(702));
  api.set('/projects', project(1, LATER));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(pin.textContent).toBe('Porto Vala 1 home matches'));
  expect($filterResult.get()).toMatchObject({ kind: 'match', matched: 1, total: 3 });
});
