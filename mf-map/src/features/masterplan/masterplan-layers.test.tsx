import { resetStores } from '@suite/bus';
import type { RouteName } from '@suite/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCommunity, aMasterplan, aPoi, aPolygon, aView, countsOf } from '../../fixtures/entities.ts';
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

const ROUTES: readonly RouteName[] = ['masterplan-id', 'masterplan-view'];
const POLYGONS = [aPolygon('masterplan', 2, 100), aPolygon('masterplan', 3, 300), aPolygon('poi', 21, 500)];
const ROOT = aMasterplan({ media: [aView(31, 'Bay', POLYGONS), aView(32, 'Beach', POLYGONS)] });
const RESPONSES: Readonly<Record<string, ApiResponse>> = {
  '/masterplans/1': oneOf(ROOT),
  '/masterplans/1/masterplans': listOf([
    aCommunity(2, 'Hills', { unitCounts: countsOf(5, 20) }),
    aCommunity(3, 'Bay', { unitCounts: countsOf(7, 14) }),
  ]),
  '/masterplans/1/buildings': listOf([]),
  '/masterplans/1/pois': listOf([aPoi(21, 'Pier'), aPoi(22, 'Beach club')]),
};
const show = (path = '/masterplan/1') => showPage(MasterplanPage, ROUTES, path);

beforeEach(resetStores);
afterEach(() => vi.unstubAllGlobals());

describe('points of interest', () => {
  it('stand in the picture, and in a card where they have no place in it', async () => {
    fakeApi(RESPONSES);
    show();
    const picture = within(await screen.findByRole('group', { name: 'Areas of Porto Vala' }));
    const point = await picture.findByRole('link', { name: 'Pier' });
    expect(point.getAttribute('href')).toBe('/poi-details-page?poi=21');
    expect(picture.queryByRole('link', { name: 'Beach club' })).toBeNull();
    const card = within(screen.getByRole('region', { name: 'Points of interest' }));
    expect(card.getByRole('link').textContent).toBe('Beach club');
    expect(card.getByRole('link').getAttribute('href')).toBe('/poi-details-page?poi=22');
  });

  it('can be hidden, which the address and the views keep', async () => {
    fakeApi(RESPONSES);
    const page = show();
    await screen.findByRole('link', { name: 'Pier' });
    const toggle = screen.getByRole('button', { name: 'Points of interest' });
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(toggle);
    await waitFor(() => expect(page.address()).toBe('/masterplan/1?pois=0'));
    expect(screen.queryByRole('link', { name: 'Pier' })).toBeNull();
    // What stands in the card is in nobody's way.
    expect(screen.getByRole('link', { name: 'Beach club' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Beach' }).getAttribute('href')).toBe(
      '/masterplan/1/view/32?pois=0',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Points of interest' }));
    expect(await screen.findByRole('link', { name: 'Pier' })).toBeTruthy();
    expect(page.address()).toBe('/masterplan/1');
  });

  it.each([404, 501])('are not spoken of where the API has none (%i)', async (status) => {
    const api = fakeApi({ ...RESPONSES, '/masterplans/1/pois': { status } });
    show();
    await screen.findByRole('link', { name: 'Hills, 5 available' });
    await waitFor(() => expect(api.asked).toContain('/masterplans/1/pois'));
    expect(screen.queryByRole('button', { name: /Points of interest/ })).toBeNull();
  });

  it('can be asked for again when they could not be loaded', async () => {
    const api = fakeApi({ ...RESPONSES, '/masterplans/1/pois': { status: 403 } });
    show();
    const again = await screen.findByRole('button', { name: 'Points of interest: try again' });
    api.set('/masterplans/1/pois', listOf([aPoi(21, 'Pier')]));
    fireEvent.click(again);
    expect(await screen.findByRole('link', { name: 'Pier' })).toBeTruthy();
  });
});

describe('the picture', () => {
  it('says that it is loading until it is there', async () => {
    fakeApi(RESPONSES);
    show();
    const picture = await screen.findByRole('img');
    const notice = screen.getByText('Loading the picture');
    expect(notice.getAttribute('role')).toBe('status');
    fireEvent.load(picture);
    expect(screen.queryByText('Loading the picture')).toBeNull();
  });

  it('can be tried again when it does not come; its areas work all the same', async () => {
    fakeApi(RESPONSES);
    show();
    const picture = await screen.findByRole('img');
    fireEvent.error(picture);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('The picture could not be loaded')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Hills, 5 available' })).toBeTruthy();
    fireEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    // Fetched anew, by another element.
    expect(screen.getByRole('img')).not.toBe(picture);
  });
});

describe('a first tap', () => {
  it('opens a preview that leads on and can be closed', async () => {
    fakeApi(RESPONSES);
    show();
    fireEvent.touchEnd(await screen.findByRole('link', { name: 'Hills, 5 available' }));
    const preview = within(screen.getByRole('region', { name: 'Hills' }));
    expect(preview.getByText('5 available')).toBeTruthy();
    expect(preview.getByRole('link', { name: 'Open Hills' }).getAttribute('href')).toBe('/masterplan/2');
    // It takes the place of the legend.
    expect(screen.queryByRole('region', { name: 'Statuses' })).toBeNull();
    fireEvent.click(preview.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Hills' })).toBeNull();
    expect(screen.getByRole('region', { name: 'Statuses' })).toBeTruthy();
  });

  it('opens a preview of a point of interest too', async () => {
    fakeApi(RESPONSES);
    show();
    fireEvent.touchEnd(await screen.findByRole('link', { name: 'Pier' }));
    const preview = within(screen.getByRole('region', { name: 'Pier' }));
    expect(preview.getByRole('link', { name: 'Open Pier' }).getAttribute('href')).toBe(
      '/poi-details-page?poi=21',
    );
  });
});
