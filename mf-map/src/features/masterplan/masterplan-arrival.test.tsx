import { ARRIVAL_STATE, endArrival, resetStores } from '@suite/bus';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCommunity, aMasterplan, aPolygon, aProject, aView, countsOf } from '../../fixtures/entities.ts';
import { fakeApi, listOf, oneOf } from '../../fixtures/fake-api.ts';
import { showPage } from '../../fixtures/show-page.tsx';
import { PictureStandIn } from '../../fixtures/stand-ins.tsx';
import MasterplanPage from './masterplan-page.tsx';

vi.mock('@suite/picture', () => ({
  Picture: PictureStandIn,
  focusBoxOf: () => undefined,
  noteVisited: () => undefined,
  homeCamera: () => ({ centerX: 0, centerY: 0, scale: 1 }),
}));

const ROOT = aMasterplan({
  name: 'Porto Vala',
  media: [aView(31, 'Bay', [aPolygon('masterplan', 2, 100)])],
  unitCounts: countsOf(167, 371),
});
const HILLS = aCommunity(2, 'Hills', { unitCounts: countsOf(5, 20) });

function show(state: object | undefined, path = '/masterplan/1') {
  fakeApi({
    '/masterplans/1': oneOf(ROOT),
    '/masterplans/1/masterplans': listOf([HILLS]),
    '/masterplans/1/buildings': listOf([]),
    '/projects/7': oneOf(aProject({ place: 'Budva, Montenegro', description: 'By the sea. And more.' })),
  });
  return showPage(MasterplanPage, ['masterplan-id'], path, state);
}

const hills = () => screen.findByRole('link', { name: 'Hills, 5 available' });

beforeEach(() => {
  resetStores();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('an arrival', () => {
  it('shows the picture alone, under the card of the shell', async () => {
    show(ARRIVAL_STATE);
    expect((await screen.findByRole('img')).getAttribute('src')).toBe('/media/31');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ends when the visitor goes on: the areas come, at the same address', async () => {
    const page = show(ARRIVAL_STATE);
    await screen.findByRole('img');
    act(() => endArrival());
    expect(await hills()).toBeTruthy();
    expect(page.address()).toBe('/masterplan/1');
  });

  it.each([
    ['an ordinary page', undefined, resetStores],
    ['one that was over before the page was there', ARRIVAL_STATE, endArrival],
  ])('is not %s', async (_, state, before) => {
    before();
    show(state);
    expect(await hills()).toBeTruthy();
  });
});
