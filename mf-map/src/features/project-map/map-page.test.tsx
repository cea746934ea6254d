import { SLOW_AFTER_MS } from '@suite/api-client';
import { $filterResult, $projectId, $selection, resetStores, selectMasterplan } from '@suite/bus';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBuilding, aFeature, aMasterplan, countsOf, features } from '../../fixtures/entities.ts';
import { fakeApi, listOf } from '../../fixtures/fake-api.ts';
import { showPage } from '../../fixtures/show-page.tsx';
import { GeoMapStandIn } from '../../fixtures/stand-ins.tsx';
import MapPage from './map-page.tsx';

vi.mock('@suite/picture/geo', () => ({ GeoMap: GeoMapStandIn }));

const PROJECTS = {
  body: features(
    aFeature(7, 'Porto Vala'),
    aFeature(8, 'Orjen Bay', { place: 'Risan', unitCounts: countsOf(0, 5) }),
  ),
};
const show = (path = '/map') => showPage(MapPage, ['map'], path);

beforeEach(resetStores);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('project map', () => {
  it('lists the projects beside the map, with place and what is available', async () => {
    fakeApi({ '/projects': PROJECTS });
    show();
    const list = within(screen.getByRole('region', { name: 'Projects' }));
    const row = await list.findByRole('link', { name: /Porto Vala/ });
    expect(row.textContent).toContain('Budva');
    expect(row.textContent).toContain('12 available');
    expect(row.getAttribute('href')).toBe('/masterplan?project=7');
    expect(list.getByRole('link', { name: /Orjen Bay/ }).textContent).toContain('None available');
    expect(screen.getByTestId('pin-7').textContent).toBe('Porto Vala 12 available');
  });

  it('speaks Serbian under /rs', async () => {
    fakeApi({ '/projects': PROJECTS });
    show('/rs/map');
    expect(await screen.findByRole('heading', { name: 'Pronađite svoj dom' })).toBeTruthy();
    expect((await screen.findByTestId('pin-7')).textContent).toBe('Porto Vala 12 slobodnih');
  });

  it('tells the shell that nothing is selected and how many homes there are', async () => {
    selectMasterplan(7, { id: 1, name: 'Porto Vala', parentId: 0 });
    fakeApi({ '/projects': PROJECTS });
    show();
    await waitFor(() => {
      expect($filterResult.get()).toEqual({ kind: 'available', matched: 12, total: 39, asOf: null });
    });
    expect($selection.get().masterplan).toBeNull();
    expect($projectId.get()).toBeNull();
  });

  it('marks the project that the visitor comes from', async () => {
    selectMasterplan(8, { id: 1, name: 'Orjen Bay', parentId: 0 });
    fakeApi({ '/projects': PROJECTS });
    show();
    expect((await screen.findByTestId('pin-8')).dataset.on).toBe('true');
    expect(screen.getByTestId('pin-7').dataset.on).toBe('false');
  });

  it('keeps list and pins in step, both ways', async () => {
    fakeApi({ '/projects': PROJECTS });
    show();
    const list = within(screen.getByRole('region', { name: 'Projects' }));
    const row = await list.findByRole('link', { name: /Porto Vala/ });
    fireEvent.focus(row);
    expect(screen.getByTestId('pin-7').dataset.on).toBe('true');
    fireEvent.blur(row);
    fireEvent.pointerEnter(screen.getByTestId('pin-8'));
    expect(list.getByRole('link', { name: /Orjen Bay/ }).dataset.on).toBe('true');
    expect(row.dataset.on).toBeUndefined();
  });
});

it('only logs a basemap that cannot be loaded', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fakeApi({ '/projects': PROJECTS });
  show();
  fireEvent.click(screen.getByTestId('lose-basemap'));
  expect(logged).toHaveBeenCalledWith('The basemap could not be loaded', expect.any(Error));
  expect(await screen.findByTestId('pin-7')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  logged.mockRestore();
});

describe('opening a project', () => {
  it('goes on to its landing, and shows meanwhile that it is under way', async () => {
    const api = fakeApi({
      '/projects': PROJECTS,
      '/projects/7/masterplans': 'pending',
      '/projects/7/buildings': listOf([]),
    });
    const page = show();
    fireEvent.click(await screen.findByTestId('pin-7'));
    await waitFor(() => expect(screen.getByTestId('pin-7').getAttribute('aria-busy')).toBe('true'));
    expect(page.address()).toBe('/map');
    expect(api.asked).toContain('/projects/7/masterplans');
    expect($projectId.get()).toBeNull();
  });

  it.each([
    ['masterplan', [aMasterplan({ id: 3 })], [], '/masterplan/3'],
    [
      'only building',
      [aMasterplan({ id: 3, publish: false })],
      [aBuilding(9, 'B1', { masterplansId: 3 })],
      '/masterplan/3/building/9',
    ],
  ])('leads to its %s', async (_, masterplans, buildings, address) => {
    fakeApi({
      '/projects': PROJECTS,
      '/projects/7/masterplans': listOf(masterplans),
      '/projects/7/buildings': listOf(buildings),
    });
    const page = show();
    const list = within(screen.getByRole('region', { name: 'Projects' }));
    fireEvent.click(await list.findByRole('link', { name: /Porto Vala/ }));
    await waitFor(() => expect(page.address()).toBe(address));
    expect($projectId.get()).toBe(7);
  });

  it('leaves clicks for a new tab to the browser', async () => {
    const api = fakeApi({ '/projects': PROJECTS });
    show();
    const list = within(screen.getByRole('region', { name: 'Projects' }));
    const row = await list.findByRole('link', { name: /Porto Vala/ });
    row.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(row, { ctrlKey: true });
    expect(api.asked).not.toContain('/projects/7/masterplans');
  });

  it('says when the project has nothing published, and goes on after OK', async () => {
    fakeApi({
      '/projects': PROJECTS,
      '/projects/7/masterplans': listOf([]),
      '/projects/7/buildings': listOf([]),
    });
    show();
    fireEvent.click(await screen.findByTestId('pin-7'));
    expect(await screen.findByText('Porto Vala has nothing published yet')).toBeTruthy();
    expect(screen.getByTestId('pin-7').getAttribute('aria-busy')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('Porto Vala has nothing published yet')).toBeNull());
  });

  it('offers to try again when the landing cannot be looked up', async () => {
    const api = fakeApi({
      '/projects': PROJECTS,
      '/projects/7/masterplans': { status: 403 },
      '/projects/7/buildings': listOf([]),
    });
    const page = show();
    fireEvent.click(await screen.findByTestId('pin-7'));
    const alert = await screen.findByRole('alert');
    api.set('/projects/7/masterplans', listOf([aMasterplan({ id: 3 })]));
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.address()).toBe('/masterplan/3'));
  });
});

describe('without projects', () => {
  it('says that they are on the way and keeps the map waiting', () => {
    fakeApi({ '/projects': 'pending' });
    show();
    expect(screen.getByText('Loading the projects').closest('[role=status]')).toBeTruthy();
    expect(screen.getByRole('region', { name: /Map of the projects/ }).dataset.waiting).toBe('true');
  });

  it('says that it takes long after ten seconds, and asks again', () => {
    vi.useFakeTimers();
    const api = fakeApi({ '/projects': 'pending' });
    show();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    act(() => vi.advanceTimersByTime(SLOW_AFTER_MS));
    expect(screen.getByText('This is taking longer than usual.').closest('[role=status]')).toBeTruthy();
    const asked = api.asked.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(api.asked.length).toBe(asked + 1);
  });

  it('offers to try again when they cannot be loaded, and shows the map all the same', async () => {
    const api = fakeApi({ '/projects': { status: 403 } });
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('This could not be loaded');
    expect(screen.getByRole('region', { name: /Map of the projects/ }).dataset.waiting).toBe('false');
    api.set('/projects', PROJECTS);
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByTestId('pin-7')).toBeTruthy();
  });

  it('says when there are none', async () => {
    fakeApi({ '/projects': { body: features() } });
    show();
    expect(await screen.findByText('There are no projects yet')).toBeTruthy();
  });

  it('says on a server without any project how the first one comes', async () => {
    fakeApi({ '/projects': { body: { ...features(), hasProjects: false } } });
    show();
    const steps = await screen.findAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('code')?.textContent)).toEqual([
      'npm run admin -- create-user you@example.com',
      'npm run content -- new ./my-project',
      'npm run content -- import ./my-project --publish',
    ]);
  });
});
