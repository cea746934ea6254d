import { aUnit } from '@suite/api/fixtures';
import { $filterResult, $selection, resetStores, selectProject } from '@suite/bus';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AS_OF,
  aBuilding,
  aCommunity,
  aFeature,
  aProject,
  BOUNDS,
  countsOf,
  features,
  settingsOf,
} from '../../../fixtures/entities.ts';
import { type ApiResponse, fakeApi, listOf, matchesOf, oneOf } from '../../../fixtures/fake-api.ts';
import { showPage } from '../../../fixtures/show-page.tsx';
import { PictureStandIn } from '../../../fixtures/stand-ins.tsx';
import MasterplanPage from '../masterplan-page.tsx';

vi.mock('@suite/picture', () => ({
  Picture: PictureStandIn,
  focusBoxOf: () => undefined,
  noteVisited: () => undefined,
  homeCamera: () => ({ centerX: 0, centerY: 0, scale: 1 }),
}));

const HILLS = aCommunity(2, 'Hills', { unitCounts: countsOf(5, 20) });
const BAY = aCommunity(3, 'Bay', { unitCounts: countsOf(3, 10) });
/** Masterplan 1 is not published: the API tells of what is below it, and not of itself. */
const HIDDEN: Readonly<Record<string, ApiResponse>> = {
  '/projects/7': oneOf(aProject({ description: 'A seaside resort' })),
  '/projects/7/masterplans': listOf([HILLS, BAY]),
  '/projects/7/buildings': listOf([aBuilding(11, 'H1', { masterplansId: 2 })]),
};
const show = (path: string) => showPage(MasterplanPage, ['masterplan-id'], path);

beforeEach(resetStores);
afterEach(() => vi.unstubAllGlobals());

describe('a masterplan that is not published', () => {
  it('is a chooser of its published children', async () => {
    fakeApi(HIDDEN);
    show('/masterplan/1?project=7');
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Porto Vala');
    const cards = within(screen.getByRole('list')).getAllByRole('link');
    expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
      ['Hills5 available', '/masterplan/2'],
      ['Bay3 available', '/masterplan/3'],
    ]);
    expect(screen.getByText('A seaside resort')).toBeTruthy();
    expect(screen.getByText(/As of 20 Nov 2026/)).toBeTruthy();
  });

  it('counts what matches the filter of the address under each child, and its links keep the filter', async () => {
    fakeApi({
      ...HIDDEN,
      '/projects/7/settings': oneOf(settingsOf(7)),
      '/projects/7/apartments': listOf([
        aUnit({ id: 201, masterplanId: 2, status: 'sold' }),
        aUnit({ id: 301, masterplanId: 3 }),
      ]),
      '/public/apartments/filter-bounds': oneOf(BOUNDS),
      // The organisation has more homes that match.
      '/public/apartments/filter-apartments organization 1': matchesOf(201, 901),
    });
    const page = show('/masterplan/1?project=7&status=sold');
    const hills = await screen.findByRole('link', { name: /Hills\s*1 home matches/ });
    expect(hills.getAttribute('href')).toBe('/masterplan/2?status=sold');
    const bay = screen.getByRole('link', { name: /Bay\s*0 homes match/ });
    expect(bay.dataset.dim).toBe('true');
    await waitFor(() => expect($filterResult.get()).toMatchObject({ kind: 'match', matched: 1, total: 30 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove filter: Sold' }));
    await waitFor(() => expect(page.address()).toBe('/masterplan/1?project=7'));
    expect(await screen.findByRole('link', { name: /Hills\s*5 available/ })).toBeTruthy();
    expect(await screen.findByRole('toolbar', { name: 'Filters' })).toBeTruthy();
  });

  it('tells the shell the name of the project and what is available', async () => {
    fakeApi(HIDDEN);
    show('/masterplan/1?project=7');
    await screen.findByRole('list');
    expect($selection.get()).toMatchObject({
      projectId: 7,
      masterplan: { id: 1, name: 'Porto Vala', parentId: 0 },
    });
    expect($filterResult.get()).toEqual({ kind: 'available', matched: 8, total: 30, asOf: AS_OF });
  });

  it.each([
    ['the selected project', () => selectProject(7), {}],
    ['the only project', () => undefined, { '/projects': { body: features(aFeature(7, 'Porto Vala')) } }],
  ])('is found in %s when the address names none', async (_, prepare, more) => {
    prepare();
    fakeApi({ ...HIDDEN, ...more });
    show('/rs/masterplan/1');
    const card = await screen.findByRole('link', { name: /Hills/ });
    expect(card.getAttribute('href')).toBe('/rs/masterplan/2');
  });

  it('leads on where it has one published child alone', async () => {
    fakeApi({ ...HIDDEN, '/projects/7/masterplans': listOf([HILLS]) });
    const page = show('/masterplan/1?project=7&status=sold');
    await waitFor(() => expect(page.address()).toBe('/masterplan/2/building/11?status=sold'));
  });

  it.each([
    ['a masterplan where there is no project', '/masterplan/1', { '/projects': { body: features() } }],
    ['a masterplan of a project that is not there', '/masterplan/1?project=8', HIDDEN],
    ['a masterplan of a project without it', '/masterplan/99?project=7', HIDDEN],
    ['a masterplan of a project in a broken address', '/masterplan/1?project=abc', HIDDEN],
    [
      'among several projects',
      '/masterplan/1',
      { '/projects': { body: features(aFeature(7, 'A'), aFeature(8, 'B')) } },
    ],
  ])('is not there: %s', async (_, path, responses) => {
    fakeApi(responses);
    show(path);
    expect(await screen.findByText('This masterplan does not exist')).toBeTruthy();
    expect($selection.get().masterplan).toBeNull();
  });

  it('offers to try again when its project cannot be loaded', async () => {
    const api = fakeApi({ ...HIDDEN, '/projects/7/masterplans': { status: 403 } });
    show('/masterplan/1?project=7');
    const alert = await screen.findByRole('alert');
    api.set('/projects/7/masterplans', listOf([HILLS, BAY]));
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Hills/ })).toBeTruthy();
  });
});
