import { $filterResult, $projectId, $selection, resetStores, selectProject } from '@suite/bus';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  aBuilding,
  aFeature,
  aMasterplan,
  aProject,
  countsOf,
  features,
} from '../../../fixtures/entities.ts';
import { fakeApi, listOf, oneOf } from '../../../fixtures/fake-api.ts';
import { showPage } from '../../../fixtures/show-page.tsx';
import RootMasterplanPage from './root-masterplan-page.tsx';

const show = (path: string) => showPage(RootMasterplanPage, ['masterplan'], path);

beforeEach(resetStores);
afterEach(() => vi.unstubAllGlobals());

it('[R2.011] leads to the root masterplan of the project in the address', async () => {
  fakeApi({
    '/projects/7/masterplans': listOf([aMasterplan({ id: 2, parentId: 3 }), aMasterplan({ id: 3 })]),
    '/projects/7/buildings': listOf([]),
  });
  const page = show('/masterplan?project=7');
  await waitFor(() => expect(page.address()).toBe('/masterplan/3'));
  expect($projectId.get()).toBe(7);
});

it('[R2.011] leads to the root masterplan of the selected project, in the language of the page', async () => {
  selectProject(7);
  fakeApi({
    '/projects/7/masterplans': listOf([aMasterplan({ id: 3 })]),
    '/projects/7/buildings': listOf([]),
  });
  const page = show('/rs/masterplan');
  await waitFor(() => expect(page.address()).toBe('/rs/masterplan/3'));
});

it('[R2.011] leads to the root masterplan of the only project', async () => {
  fakeApi({
    '/projects': { body: features(aFeature(7, 'Porto Vala')) },
    '/projects/7/masterplans': listOf([aMasterplan({ id: 3 })]),
    '/projects/7/buildings': listOf([]),
  });
  const page = show('/masterplan');
  await waitFor(() => expect(page.address()).toBe('/masterplan/3'));
});

it.each(['/masterplan?project=7', '/rs/masterplan?project=7'])(
  'is a chooser of the published roots where the project has several: %s',
  async (path) => {
    fakeApi({
      '/projects/7': oneOf(aProject({ description: 'Two phases' })),
      '/projects/7/masterplans': listOf([
        aMasterplan({ id: 3, name: 'Phase One', unitCounts: countsOf(5, 20) }),
        aMasterplan({ id: 4, name: 'Phase Two', unitCounts: countsOf(3, 10) }),
        aMasterplan({ id: 5, name: 'Hills', parentId: 3, community: true }),
        aMasterplan({ id: 6, name: 'Phase Three', publish: false }),
      ]),
      '/projects/7/buildings': listOf([]),
    });
    const page = show(path);
    const cards = await screen.findAllByRole('link', { name: /Phase/ });
    const base = path.startsWith('/rs') ? '/rs' : '';
    expect(cards.map((card) => card.getAttribute('href'))).toEqual([
      `${base}/masterplan/3`,
      `${base}/masterplan/4`,
    ]);
    expect(page.address()).toBe(path);
    expect($selection.get()).toMatchObject({ projectId: 7, masterplan: { name: 'Porto Vala' } });
    await waitFor(() => expect($filterResult.get()).toMatchObject({ matched: 8, total: 30 }));
  },
);

it('leads to a building where the landing rule says so', async () => {
  fakeApi({
    '/projects/7/masterplans': listOf([aMasterplan({ id: 3, publish: false })]),
    '/projects/7/buildings': listOf([aBuilding(9, 'B1', { masterplansId: 3 })]),
  });
  const page = show('/masterplan?project=7');
  await waitFor(() => expect(page.address()).toBe('/masterplan/3/building/9'));
});

it('leads to the project map where there are several projects and none is chosen', async () => {
  fakeApi({ '/projects': { body: features(aFeature(7, 'Porto Vala'), aFeature(8, 'Orjen Bay')) } });
  const page = show('/rs/masterplan');
  await waitFor(() => expect(page.address()).toBe('/rs/map'));
});

it.each(['/masterplan?project=abc', '/masterplan?project=0', '/masterplan?project=404'])(
  'says at %s that there is nothing, with a way to the map',
  async (path) => {
    fakeApi({});
    const page = show(path);
    expect(await screen.findByText('This project has nothing published yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to project map' }).getAttribute('href')).toBe('/map');
    expect(page.address()).toBe(path);
  },
);

it('offers to try again when the API fails', async () => {
  const api = fakeApi({
    '/projects/7/masterplans': { status: 403 },
    '/projects/7/buildings': listOf([]),
  });
  const page = show('/masterplan?project=7');
  const alert = await screen.findByRole('alert');
  api.set('/projects/7/masterplans', listOf([aMasterplan({ id: 3 })]));
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(page.address()).toBe('/masterplan/3'));
});
