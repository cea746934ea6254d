import { $filterResult, resetStores } from '@suite/bus';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCommunity, aMasterplan, aPolygon, aProject, aView, countsOf } from '../../fixtures/entities.ts';
import { type ApiResponse, fakeApi, listOf, oneOf } from '../../fixtures/fake-api.ts';
import { showPage } from '../../fixtures/show-page.tsx';
import { PictureStandIn } from '../../fixtures/stand-ins.tsx';
import MasterplanPage from './masterplan-page.tsx';

vi.mock('@suite/picture', () => ({
  Picture: PictureStandIn,
  focusBoxOf: () => undefined,
  homeCamera: () => ({ centerX: 0, centerY: 0, scale: 1 }),
  noteVisited: () => undefined,
}));

const LATER = '2026-11-20T09:40:00.000Z';
const VIEW = aView(31, 'Bay', [aPolygon('masterplan', 2, 100)]);
const root = (available: number, asOf?: string) =>
  oneOf(
    aMasterplan({ media: [VIEW], unitCounts: countsOf(available, 20), ...(asOf !== undefined && { asOf }) }),
  );
const hills = (available: number) =>
  listOf([aCommunity(2, 'Hills', { unitCounts: countsOf(available, 20) })]);
const RESPONSES: Readonly<Record<string, ApiResponse>> = {
  '/masterplans/1': root(5),
  '/masterplans/1/masterplans': hills(5),
  '/masterplans/1/buildings': listOf([]),
  '/projects/7': oneOf(aProject()),
};

beforeEach(resetStores);
afterEach(() => vi.unstubAllGlobals());

it('counts a home that is sold while the masterplan is looked at, with its date, on the same picture', async () => {
  const api = fakeApi(RESPONSES);
  showPage(MasterplanPage, ['masterplan-id'], '/masterplan/1');
  const area = await screen.findByRole('link', { name: 'Hills, 5 available' });
  const picture = screen.getByRole('img');
  api.set('/masterplans/1', root(4, LATER));
  api.set('/masterplans/1/masterplans', hills(4));
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(area.getAttribute('aria-label')).toBe('Hills, 4 available'));
  await waitFor(() =>
    expect($filterResult.get()).toMatchObject({ kind: 'available', matched: 4, asOf: LATER }),
  );
  expect([area.isConnected, picture.isConnected]).toEqual([true, true]);
  expect(screen.getByTestId('pins').textContent).toBe('Hills4 available');
  const legend = within(screen.getByRole('region', { name: 'Statuses' }));
  expect(legend.getAllByRole('listitem')[0]?.textContent).toBe('Available4');
  expect(screen.getByText('Availability has changed: 4 homes available')).toBeTruthy();
});

it('keeps what it shows when it cannot be read again', async () => {
  const api = fakeApi(RESPONSES);
  showPage(MasterplanPage, ['masterplan-id'], '/masterplan/1');
  await screen.findByRole('link', { name: 'Hills, 5 available' });
  const before = api.asked.length;
  for (const path of Object.keys(RESPONSES)) api.set(path, { status: 503 });
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(api.asked.length).toBeGreaterThanOrEqual(before + 3));
  expect(screen.getByRole('link', { name: 'Hills, 5 available' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
