import { SLOW_AFTER_MS } from '@suite/api-client';
import { $filterResult, $selection, resetStores, selectMasterplan } from '@suite/bus';
import type { RouteName } from '@suite/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AS_OF,
  aBuilding,
  aCommunity,
  aMasterplan,
  aPolygon,
  aView,
  countsOf,
} from '../../fixtures/entities.ts';
import { type ApiResponse, fakeApi, listOf, oneOf } from '../../fixtures/fake-api.ts';
import { showPage } from '../../fixtures/show-page.tsx';
import { PictureStandIn } from '../../fixtures/stand-ins.tsx';
import MasterplanPage from './masterplan-page.tsx';

vi.mock('@suite/picture', () => ({
  Picture: PictureStandIn,
  focusBoxOf: () => undefined,
  noteVisited: () => undefined,
  homeCamera: () => ({ centerX: 0, centerY: 0, scale: 1 }),
}));

const ROUTES: readonly RouteName[] = ['masterplan-id', 'masterplan-view', 'masterplan-building-view'];
const POLYGONS = [
  aPolygon('masterplan', 2, 100),
  aPolygon('masterplan', null, 300),
  aPolygon('building', 11, 500),
];
const ROOT = aMasterplan({ media: [aView(31, 'Bay', POLYGONS), aView(32, 'Beach', POLYGONS)] });
const HILLS = aCommunity(2, 'Hills', { unitCounts: countsOf(5, 20) });
const PINE = aBuilding(11, 'H1', { title: 'Pine Terrace', masterplansId: 2 });

const RESPONSES: Readonly<Record<string, ApiResponse>> = {
  '/masterplans/1': oneOf(ROOT),
  '/masterplans/1/masterplans': listOf([HILLS]),
  '/masterplans/1/buildings': listOf([]),
  '/projects/7/buildings': listOf([PINE]),
};

const show = (path: string) => showPage(MasterplanPage, ROUTES, path);

beforeEach(resetStores);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('masterplan', () => {
  it('[R2.020] shows the picture of the masterplan in the address with its communities', async () => {
    fakeApi(RESPONSES);
    show('/masterplan/1');
    expect((await screen.findByRole('img')).getAttribute('src')).toBe('/media/31');
    const area = await screen.findByRole('link', { name: 'Hills, 5 available' });
    expect(area.getAttribute('href')).toBe('/masterplan/2');
    const empty = screen.getByRole('button', { name: 'Not available yet' });
    expect(empty.dataset.look).toBe('neutral');
  });

  it('[R2.021] shows the view in the address', async () => {
    fakeApi(RESPONSES);
    show('/masterplan/1/view/32');
    expect((await screen.findByRole('img')).getAttribute('src')).toBe('/media/32');
    const views = within(screen.getByRole('navigation', { name: 'Views' }));
    expect(views.getByRole('link', { name: 'Beach' }).getAttribute('aria-current')).toBe('page');
    expect(views.getByRole('link', { name: 'Bay' }).getAttribute('href')).toBe('/masterplan/1/view/31');
  });

  it('[R2.022] shows the buildings of all communities in the building view', async () => {
    fakeApi(RESPONSES);
    show('/masterplan/1/building_view');
    const area = await screen.findByRole('link', { name: 'Pine Terrace, 3 available' });
    expect(area.getAttribute('href')).toBe('/masterplan/2/building/11');
    expect(screen.queryByRole('link', { name: /Hills/ })).toBeNull();
  });

  it('switches between communities and buildings where the picture has both', async () => {
    fakeApi(RESPONSES);
    const page = show('/masterplan/1');
    const modes = within(await screen.findByRole('navigation', { name: 'What the picture shows' }));
    expect(modes.getByRole('link', { name: 'Areas' }).getAttribute('aria-current')).toBe('page');
    fireEvent.click(modes.getByRole('link', { name: 'Buildings' }));
    await waitFor(() => expect(page.address()).toBe('/masterplan/1/building_view'));
    expect(await screen.findByRole('link', { name: 'Pine Terrace, 3 available' })).toBeTruthy();
  });

  it('has a pill with name and count for each community', async () => {
    fakeApi(RESPONSES);
    show('/masterplan/1');
    await screen.findByRole('link', { name: 'Hills, 5 available' });
    expect(screen.getByTestId('pins').textContent).toBe('Hills5 available');
  });

  it('opens the community that is clicked', async () => {
    fakeApi({ ...RESPONSES, '/masterplans/2': oneOf(HILLS) });
    const page = show('/masterplan/1');
    fireEvent.click(await screen.findByRole('link', { name: 'Hills, 5 available' }));
    await waitFor(() => expect(page.address()).toBe('/masterplan/2'));
  });

  it('tells the shell what is shown and what is available, with its date', async () => {
    fakeApi(RESPONSES);
    show('/masterplan/1');
    await screen.findByRole('img');
    expect($selection.get()).toMatchObject({
      projectId: 7,
      masterplan: { id: 1, name: 'Porto Vala', parentId: 0 },
      building: null,
    });
    expect($filterResult.get()).toEqual({ kind: 'available', matched: 12, total: 34, asOf: AS_OF });
  });

  it('has a legend with counts and date', async () => {
    fakeApi(RESPONSES);
    show('/masterplan/1');
    const legend = within(await screen.findByRole('region', { name: 'Statuses' }));
    expect(legend.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Available12',
      'Pending reservation0',
      'Reserved0',
      'Sold22',
      'Unavailable0',
    ]);
    expect(legend.getByText(/As of 20 Nov 2026/)).toBeTruthy();
  });

  it('has neither legend nor counter where the status is hidden', async () => {
    fakeApi({ ...RESPONSES, '/masterplans/1': oneOf({ ...ROOT, unitCounts: countsOf(null, 34) }) });
    show('/masterplan/1');
    await screen.findByRole('link', { name: 'Hills, 5 available' });
    expect(screen.queryByRole('region', { name: 'Statuses' })).toBeNull();
    expect($filterResult.get()).toBeNull();
  });

  it('lists what has no area in the picture', async () => {
    fakeApi({ ...RESPONSES, '/masterplans/1/masterplans': listOf([HILLS, aCommunity(3, 'Bay')]) });
    show('/masterplan/1');
    const card = within(await screen.findByRole('region', { name: 'Not in this picture' }));
    expect(card.getByRole('link', { name: /Bay/ }).getAttribute('href')).toBe('/masterplan/3');
    expect(card.queryByRole('link', { name: /Hills/ })).toBeNull();
  });

  it('shows the picture before the children are known', async () => {
    fakeApi({ ...RESPONSES, '/masterplans/1/masterplans': 'pending' });
    show('/masterplan/1');
    expect(await screen.findByRole('img')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Not available yet' })).toBeNull();
  });

  it('offers its sibling communities, this one marked', async () => {
    const media = [aView(41, 'Hills', [aPolygon('building', 11, 100)])];
    const siblings = [
      aCommunity(2, 'Porto Vala Hills', { media }),
      aCommunity(3, 'Porto Vala Bay', { media }),
    ];
    fakeApi({
      '/masterplans/2': oneOf(siblings[0] ?? HILLS),
      '/masterplans/2/masterplans': listOf([]),
      '/masterplans/2/buildings': listOf([PINE]),
      '/masterplans/1/masterplans': listOf(siblings),
    });
    show('/masterplan/2');
    const strip = within(await screen.findByRole('navigation', { name: 'Neighbouring areas' }));
    expect(strip.getByRole('link', { name: 'Hills' }).getAttribute('aria-current')).toBe('page');
    expect(strip.getByRole('link', { name: 'Bay' }).getAttribute('href')).toBe('/masterplan/3');
  });
});

describe('masterplan without a picture', () => {
  it('is a list of its children', async () => {
    fakeApi({ ...RESPONSES, '/masterplans/1': oneOf(aMasterplan()) });
    show('/rs/masterplan/1');
    const row = await screen.findByRole('link', { name: /Hills/ });
    expect(row.getAttribute('href')).toBe('/rs/masterplan/2');
    expect(screen.getByRole('heading', { name: 'Porto Vala' })).toBeTruthy();
  });
});

describe('what can go wrong', () => {
  it.each(['/masterplan/404', '/masterplan/abc', '/masterplan/0'])(
    'says at %s that there is no such masterplan, with a way to the map',
    async (path) => {
      selectMasterplan(7, { id: 1, name: 'Porto Vala', parentId: 0 });
      fakeApi(RESPONSES);
      show(path);
      expect(await screen.findByText('This masterplan does not exist')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Return to project map' }).getAttribute('href')).toBe('/map');
      expect($selection.get().masterplan).toBeNull();
    },
  );

  it.each(['/masterplan/1/view/99', '/masterplan/1/view/abc'])(
    'says at %s that there is no such view, with a way to the masterplan',
    async (path) => {
      fakeApi(RESPONSES);
      show(path);
      expect(await screen.findByText('This view does not exist')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Open Porto Vala' }).getAttribute('href')).toBe(
        '/masterplan/1',
      );
    },
  );

  it.each([ROOT, aMasterplan()])('says when nothing below it is published', async (masterplan) => {
    fakeApi({
      ...RESPONSES,
      '/masterplans/1': oneOf(masterplan),
      '/masterplans/1/masterplans': listOf([]),
    });
    show('/masterplan/1');
    expect(await screen.findByText('Porto Vala has nothing published yet')).toBeTruthy();
  });

  it('offers to try again when the masterplan cannot be loaded', async () => {
    const api = fakeApi({ ...RESPONSES, '/masterplans/1': { status: 403 } });
    show('/masterplan/1');
    const alert = await screen.findByRole('alert');
    api.set('/masterplans/1', oneOf(ROOT));
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img')).toBeTruthy();
  });

  it('keeps the picture when the children cannot be loaded, and offers to try again', async () => {
    const api = fakeApi({ ...RESPONSES, '/masterplans/1/masterplans': { status: 403 } });
    show('/masterplan/1');
    const alert = await screen.findByRole('alert');
    expect(screen.getByRole('img')).toBeTruthy();
    api.set('/masterplans/1/masterplans', listOf([HILLS]));
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Hills, 5 available' })).toBeTruthy();
  });

  it('says that it takes long after ten seconds', () => {
    vi.useFakeTimers();
    fakeApi({ '/masterplans/1': 'pending' });
    show('/masterplan/1');
    expect(screen.getByRole('status').textContent).toBe('Loading');
    act(() => vi.advanceTimersByTime(SLOW_AFTER_MS));
    expect(screen.getByRole('status').textContent).toContain('This is taking longer than usual.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
