import { ARRIVAL_STATE, closePanel, isArrivalOver, resetStores, togglePanel } from '@suite/bus';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

const card = () => screen.findByRole('region', { name: 'Porto Vala' });
const hills = () => screen.findByRole('link', { name: 'Hills, 5 available' });

beforeEach(() => {
  resetStores();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('an arrival', () => {
  it('shows the picture alone, with place, name, one sentence and what is available', async () => {
    show(ARRIVAL_STATE);
    const { textContent } = await card();
    expect(textContent).toBe('Budva, MontenegroPorto ValaBy the sea.167 homes availableExplore the homes');
    expect(screen.getByRole('img').getAttribute('src')).toBe('/media/31');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(document.body);
    expect(isArrivalOver()).toBe(false);
  });

  it('speaks Serbian', async () => {
    show(ARRIVAL_STATE, '/rs/masterplan/1');
    const shown = within(await card());
    expect(shown.getByRole('listitem').textContent).toBe('167 slobodnih stanova');
    expect(shown.getByRole('button').textContent).toBe('Pogledajte stanove');
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Explore the homes' }))],
    ['Esc', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ])('ends by %s: the card goes and the areas come, at the same address', async (_, press) => {
    const page = show(ARRIVAL_STATE);
    await card();
    press();
    expect(await hills()).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Porto Vala' })).toBeNull();
    expect([page.address(), isArrivalOver()]).toEqual(['/masterplan/1', true]);
  });

  it('leaves Esc to what is open over it', async () => {
    show(ARRIVAL_STATE);
    await card();
    act(() => togglePanel('menu'));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isArrivalOver()).toBe(false);
    act(() => closePanel());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isArrivalOver()).toBe(true);
  });

  it('ends by going anywhere else', async () => {
    const page = show(ARRIVAL_STATE);
    await card();
    // The test's router leaves the address of the window alone.
    window.history.replaceState(null, '', '/elsewhere');
    await act(() => page.go('/elsewhere'));
    await waitFor(() => expect(isArrivalOver()).toBe(true));
  });

  it('is no ordinary page, which has no card', async () => {
    show(undefined);
    expect(await hills()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Explore the homes' })).toBeNull();
  });
});
