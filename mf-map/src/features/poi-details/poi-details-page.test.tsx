import { aUnit } from '@suite/api/fixtures';
import { $filterResult, $selection, resetStores, setFilterResult } from '@suite/bus';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AS_OF, aBuilding, aMasterplan, aPoi, aProject, aView } from '../../fixtures/entities.ts';
import { type ApiResponse, fakeApi, listOf, oneOf } from '../../fixtures/fake-api.ts';
import { showPage } from '../../fixtures/show-page.tsx';
import PoiDetailsPage from './poi-details-page.tsx';

const PIER = aPoi(21, 'Pier', { description: 'A deck over the sea.' });
const RESPONSES: Readonly<Record<string, ApiResponse>> = {
  '/pois/21': oneOf(PIER),
  '/pois/21/media-content': listOf([aView(41, 'At noon', []), aView(42, 'At night', [])]),
  '/masterplans/1': oneOf(aMasterplan({ id: 1, name: 'Porto Vala' })),
};
const show = (path = '/poi-details-page?poi=21') => showPage(PoiDetailsPage, ['poi-details-page'], path);

beforeEach(resetStores);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a point of interest', () => {
  it('has its name, its words and its pictures, the first one larger', async () => {
    fakeApi(RESPONSES);
    show();
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Pier');
    expect(screen.getByText('A deck over the sea.')).toBeTruthy();
    const pictures = await screen.findAllByRole('img');
    expect(pictures.map((one) => [one.getAttribute('alt'), one.getAttribute('src')])).toEqual([
      ['At noon', '/media/41?resize=1920'],
      ['At night', '/media/42?resize=800'],
    ]);
  });

  it('leaves out a picture that does not come', async () => {
    fakeApi(RESPONSES);
    show();
    fireEvent.error(await screen.findByRole('img', { name: 'At noon' }));
    expect(screen.queryByRole('img', { name: 'At noon' })).toBeNull();
    expect(screen.getByRole('img', { name: 'At night' })).toBeTruthy();
  });

  it('only logs when its media cannot be loaded', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeApi({ ...RESPONSES, '/pois/21/media-content': { status: 403 } });
    show();
    await waitFor(() =>
      expect(logged).toHaveBeenCalledWith(expect.stringMatching(/media/), expect.any(Error)),
    );
    expect(screen.getByText('A deck over the sea.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['its masterplan', {}, {}, 'Back to Porto Vala', '/masterplan/1'],
    [
      'its building',
      { masterplanId: null, buildingId: 11 },
      { '/buildings/11': oneOf(aBuilding(11, 'H1', { title: 'Pine Terrace' })) },
      'Back to Pine Terrace',
      '/masterplan/1/building/11',
    ],
    [
      'its apartment',
      { masterplanId: null, apartmentId: 304 },
      {
        '/apartments/304': oneOf(aUnit({ id: 304, buildingId: 11, masterplanId: 1 })),
        '/buildings/11': oneOf(aBuilding(11, 'H1', { title: 'Pine Terrace' })),
      },
      'Back to Apartment 304',
      '/masterplan/1/building/11/apartment/304',
    ],
    [
      'its project',
      { masterplanId: null },
      { '/projects/7': oneOf(aProject({ name: 'Porto Vala' })) },
      'Back to Porto Vala',
      '/masterplan?project=7',
    ],
  ])('leads back to %s', async (_, more, responses, name, href) => {
    fakeApi({ ...RESPONSES, ...responses, '/pois/21': oneOf({ ...PIER, ...more }) });
    show();
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  it('says what it belongs to, up to its masterplan', async () => {
    fakeApi({
      ...RESPONSES,
      '/pois/21': oneOf({ ...PIER, masterplanId: null, apartmentId: 304 }),
      '/apartments/304': oneOf(aUnit({ id: 304, name: '304', buildingId: 11, masterplanId: 1 })),
      '/buildings/11': oneOf(aBuilding(11, 'H1', { title: 'Pine Terrace' })),
    });
    show();
    expect(await screen.findByText('Apartment 304 · Pine Terrace · Porto Vala')).toBeTruthy();
  });

  it('leads back to its project while it is not known where it stands', async () => {
    fakeApi({ ...RESPONSES, '/masterplans/1': 'pending' });
    show('/rs/poi-details-page?poi=21');
    const back = await screen.findByRole('link', { name: 'Nazad' });
    expect(back.getAttribute('href')).toBe('/rs/masterplan?project=7');
  });

  it('tells the shell the masterplan that it stands in, and counts nothing', async () => {
    setFilterResult({ kind: 'available', matched: 1, total: 2, asOf: AS_OF });
    fakeApi(RESPONSES);
    show();
    await screen.findByRole('link', { name: 'Back to Porto Vala' });
    expect($selection.get()).toMatchObject({
      projectId: 7,
      masterplan: { id: 1, name: 'Porto Vala', parentId: 0 },
      pageTitle: 'Pier',
    });
    expect($filterResult.get()).toBeNull();
  });
});

describe('what can go wrong', () => {
  it.each([
    ['/poi-details-page', 'No point of interest is chosen', '/map'],
    ['/rs/poi-details-page', 'Nijedna tačka interesovanja nije izabrana', '/rs/map'],
    ['/poi-details-page?poi=abc', 'This point of interest does not exist', '/map'],
    ['/poi-details-page?poi=404', 'This point of interest does not exist', '/map'],
  ])('at %s it says: %s', async (path, text, map) => {
    fakeApi(RESPONSES);
    show(path);
    expect(await screen.findByText(text)).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([map, map.replace('/map', '') || '/']);
  });

  // The bar would say "Apartments", as on the pages of homes.
  it.each([
    ['/poi-details-page', 'Point of interest'],
    ['/rs/poi-details-page', 'Tačka interesovanja'],
  ])('at %s the bar says: %s', async (path, title) => {
    fakeApi(RESPONSES);
    show(path);
    await waitFor(() => expect($selection.get().pageTitle).toBe(title));
  });

  it('offers to try again when it cannot be loaded', async () => {
    const api = fakeApi({ ...RESPONSES, '/pois/21': { status: 403 } });
    show();
    const alert = within(await screen.findByRole('alert'));
    api.set('/pois/21', oneOf(PIER));
    fireEvent.click(alert.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('Pier');
  });
});
