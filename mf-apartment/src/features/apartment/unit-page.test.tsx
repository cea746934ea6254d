import { FakeEventSource } from '@suite/api-client/fixtures';
import { $filterResult, $panel, $selection, resetStores, setFilterResult, setProfile } from '@suite/bus';
import { VISITOR } from '@suite/bus/fixtures';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  buildingPath,
  FAILURE,
  fakeApi,
  found,
  responsesFor,
  unitPath,
  unitsPath,
} from '../../fixtures/fake-api.ts';
import { openPage } from '../../fixtures/open-page.tsx';
import { aBuilding, aMedia, aPlan, aUnit } from '../../fixtures/unit.ts';

const ADDRESS = '/masterplan/3/building/12/apartment/304';
const oneUnit = (id: number, part = {}) => aUnit({ id, name: String(id), ...part });
const units = [oneUnit(102), oneUnit(304), oneUnit(306), oneUnit(303, { status: 'sold' })];

beforeEach(() => resetStores());
afterEach(() => vi.unstubAllGlobals());

const title = (name: string) => screen.findByRole('heading', { name, level: 2 });
const factsText = () =>
  [...document.querySelectorAll('dl')].map((list) => list.textContent?.replaceAll('\u00A0', ' '))[0];

it('[R2.025] shows the apartment of the address with its status, date and facts', async () => {
  fakeApi(responsesFor(aBuilding(), units));
  openPage(ADDRESS);
  await title('Apartment 304');
  expect(screen.getByText('Available')).toBeDefined();
  expect(screen.getByText(/^As of 20 Nov 2026.*Availability is not guaranteed$/)).toBeDefined();
  expect(screen.getByText('Price on request')).toBeDefined();
  await screen.findByText('3 of 6');
  expect(factsText()).toBe('TypeOne bedroomNet area52.8 m²Terrace14.6 m²Floor3 of 6OrientationSouth-west');
});

it('speaks Serbian under its prefix', async () => {
  const api = fakeApi(responsesFor(aBuilding(), units));
  openPage(`/rs${ADDRESS}`);
  await title('Stan 304');
  await screen.findByText('3 od 6');
  expect(factsText()).toBe(
    'Struktura1 spavaća sobaNeto površina52,8 m²Terasa14,6 m²Sprat3 od 6OrijentacijaJugozapad',
  );
  expect(await screen.findByText('2. od 3 slobodna')).toBeDefined();
  const texts = api.calls.filter((call) => !call.endsWith('/settings'));
  expect(texts.every((call) => call.includes('langId=6'))).toBe(true);
});

it('shows the price, and the price of a square metre, to those who get one', async () => {
  fakeApi(responsesFor(aBuilding(), [oneUnit(304, { properties: { price: '250,000' } })]));
  openPage(ADDRESS);
  act(() => setProfile(VISITOR));
  const price = await screen.findByText(/^250,000\s€$/);
  expect(price.parentElement?.textContent?.replaceAll('\u00A0', ' ')).toBe('250,000 €4,735 €/m²');
  expect(screen.queryByText('Price on request')).toBeNull();
});

it.each([
  ['sold', 'Sold'],
  ['unavailable', 'Unavailable'],
] as const)(
  'a home that is %s says so in place of its price, and leads to similar ones',
  async (status, word) => {
    const properties = { price: '250,000' };
    fakeApi(responsesFor(aBuilding(), [oneUnit(304, { status, properties }), oneUnit(305)]));
    openPage(ADDRESS);
    act(() => setProfile(VISITOR));
    // In the status, and in the place of the price.
    expect(await screen.findAllByText(word)).toHaveLength(2);
    expect(screen.queryByText(/Price on request|250,000|Ask for price|Request information/)).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Show similar homes' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Similar homes available' }));
  },
);

it('leads from a home that is gone to the search, where its building has none like it', async () => {
  fakeApi(responsesFor(aBuilding(), [oneUnit(304, { status: 'sold' })]));
  openPage(ADDRESS);
  const link = await screen.findByRole('link', { name: 'Show similar homes' });
  expect(link.getAttribute('href')).toMatch(/\/masterplan\/3\/building\/12\/search$/);
});

it('shows no status where the organisation hides it, and counts every home', async () => {
  const hidden = units.map(({ status: _, ...unit }) => unit);
  fakeApi(responsesFor(aBuilding(), hidden));
  openPage(ADDRESS);
  expect(await screen.findByText('3 of 4 homes')).toBeDefined();
  expect(screen.queryByText('Available')).toBeNull();
});

it('lists the rooms, what the home has and has not, and folds what is not known', async () => {
  const properties = { pool: 'yes', gym: 'no' } as const;
  fakeApi(responsesFor(aBuilding(), [oneUnit(304, { properties })]));
  openPage(ADDRESS);
  const rooms = await screen.findByRole('region', { name: 'Rooms' });
  expect(within(rooms).getByText('Bedroom').parentElement?.textContent).toBe('Bedroom20.9\u00A0m²');
  const extras = screen.getByRole('region', { name: 'Extras' });
  const rows = within(extras).getAllByRole('listitem');
  expect(rows.map((row) => [row.querySelector('svg')?.getAttribute('aria-label'), row.textContent])).toEqual([
    ['Yes', 'Pool'],
    ['No', 'Gym'],
  ]);
  expect(within(extras).getByText('8 extras without information').closest('details')?.open).toBe(false);
});

it('says that the plan is one of the type when its areas are not those of the home', async () => {
  fakeApi(responsesFor(aBuilding(), [oneUnit(304, { area: 40 })]));
  openPage(ADDRESS);
  expect(await screen.findByText(/^Typical plan of this type/)).toBeDefined();
  expect(screen.getByRole('region', { name: 'Rooms of the typical plan' })).toBeDefined();
});

it('says so when there is no plan', async () => {
  fakeApi(responsesFor(aBuilding(), [oneUnit(304, { media: [] })]));
  openPage(ADDRESS);
  expect(await screen.findByText('There is no plan of this home yet')).toBeDefined();
});

it('offers to try again when the plan cannot be loaded', async () => {
  fakeApi(responsesFor(aBuilding(), units));
  openPage(ADDRESS);
  fireEvent.error(await screen.findByRole('img', { name: 'Floor plan of apartment 304' }));
  expect(screen.getByRole('alert').textContent).toContain('The plan could not be loaded');
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  const plan = screen.getByRole('img', { name: 'Floor plan of apartment 304' });
  fireEvent.load(plan);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(plan.getAttribute('src')).toBe('/media/plan.svg');
});

it('has a gallery only for pictures, and a position only where the building shows the home', async () => {
  const building = aBuilding({ media: [] });
  const pictures = [aMedia({ id: 5, name: 'Living room' }), aMedia({ id: 6, name: 'Terrace' })];
  const api = fakeApi(
    responsesFor(building, [oneUnit(304), oneUnit(306, { media: [aPlan(), ...pictures] })]),
  );
  openPage(ADDRESS);
  expect(await screen.findByText('This home is not visible in any picture of the building.')).toBeDefined();
  const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(tabs()).toEqual(['Plan']);

  fireEvent.click(await screen.findByRole('link', { name: 'Next: apartment 306' }));
  fireEvent.click(await screen.findByRole('tab', { name: 'Visualisations' }));
  expect(screen.getByRole('img', { name: 'Living room' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(screen.getByRole('img', { name: 'Terrace' }).getAttribute('src')).toContain('resize=1920');
  expect(api.calls.some((call) => call.startsWith(unitPath(306)))).toBe(true);
});

it('opens the whole picture of the building from the strip', async () => {
  fakeApi(responsesFor(aBuilding(), units));
  openPage(ADDRESS);
  fireEvent.click(await screen.findByRole('button', { name: 'Show the position in the whole building' }));
  expect(screen.getByRole('tab', { name: 'Position' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('application').getAttribute('aria-label')).toBe(
    'Apartment 304 in the picture “Sea side”',
  );
});

it('steps to the available homes beside it, keeping query, page and focus', async () => {
  fakeApi(responsesFor(aBuilding(), units));
  const router = openPage(`${ADDRESS}?status=available`);
  expect(await screen.findByText('2 of 3 available')).toBeDefined();
  const next = screen.getByRole('link', { name: 'Next: apartment 306' });
  expect(next.getAttribute('href')).toBe('/masterplan/3/building/12/apartment/306?status=available');
  next.focus();
  fireEvent.click(next);
  await title('Apartment 306');
  expect(screen.getByText('3 of 3 available')).toBeDefined();
  expect(router.state.historyAction).toBe('REPLACE');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Next: apartment 102');
});

it('leads back to the building with its query', async () => {
  fakeApi(responsesFor(aBuilding(), units));
  openPage(`${ADDRESS}?floor=3..3`);
  const link = await screen.findByRole('link', { name: 'All homes in Lagoon House' });
  expect(link.getAttribute('href')).toBe('/masterplan/3/building/12?floor=3..3');
});

it('moves to the right address when the home stands in another building', async () => {
  fakeApi({ ...responsesFor(aBuilding(), units), [buildingPath(99)]: found(aBuilding({ id: 99 })) });
  const router = openPage('/masterplan/7/building/99/apartment/304?list=1');
  await title('Apartment 304');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`${ADDRESS}?list=1`);
  expect(router.state.historyAction).toBe('REPLACE');
});

it('says "Couldn\'t find apartment" for an unknown one, and leads on to its building', async () => {
  fakeApi(responsesFor(aBuilding(), units));
  openPage('/masterplan/3/building/12/apartment/9999');
  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't find apartment");
  expect(screen.getAllByText("Couldn't find apartment")).toHaveLength(1);
  const link = await screen.findByRole('link', { name: 'All homes in Lagoon House' });
  expect(link.getAttribute('href')).toBe('/masterplan/3/building/12');
  expect(screen.getByRole('link', { name: 'Return to project map' }).getAttribute('href')).toBe('/map');
});

it('asks for nothing when an id in the address is no number', async () => {
  const api = fakeApi({});
  openPage('/masterplan/3/building/12/apartment/penthouse');
  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't find apartment");
  expect(api.calls).toEqual([]);
});

it('offers to try again when the server fails, and shows the home then', async () => {
  const api = fakeApi({ ...responsesFor(aBuilding(), units), [unitPath(304)]: FAILURE });
  openPage(ADDRESS);
  expect((await screen.findByRole('alert')).textContent).toContain('The apartment could not be loaded');
  api.responses.set(unitPath(304), found(oneUnit(304)));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await title('Apartment 304');
});

it('shows the home without its building, and brings the rest on another try', async () => {
  const responses = responsesFor(aBuilding(), units);
  const api = fakeApi({ ...responses, [buildingPath(12)]: FAILURE, [unitsPath(12)]: FAILURE });
  openPage(ADDRESS);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Position and neighbouring homes could not be loaded.');
  expect(screen.getByRole('heading', { name: 'Apartment 304' })).toBeDefined();
  for (const [path, response] of Object.entries(responses)) api.responses.set(path, response);
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 of 3 available')).toBeDefined();
  expect(screen.getByText('Position in Lagoon House')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells the bus which home is shown, and rests the counter', async () => {
  setFilterResult({ kind: 'match', matched: 1, total: 2, asOf: null });
  fakeApi(responsesFor(aBuilding(), units));
  openPage(ADDRESS);
  await vi.waitFor(() => expect($selection.get().masterplan).not.toBeNull());
  expect($selection.get()).toEqual({
    projectId: 1,
    masterplan: { id: 3, name: 'Porto Vala Bay', parentId: 1 },
    building: { id: 12, name: 'B2', title: 'Lagoon House' },
    unit: { id: 304, name: '304', typeName: 'One bedroom' },
  });
  expect($filterResult.get()).toBeNull();
});

it('steps through the homes that the filter in the address leaves', async () => {
  fakeApi(responsesFor(aBuilding(), [...units, oneUnit(401, { floor: 4 })]));
  openPage(`${ADDRESS}?floor=3..3`);
  expect(await screen.findByText('3 of 4 matching')).toBeDefined();
  const next = screen.getByRole('link', { name: 'Next: apartment 306' });
  expect(next.getAttribute('href')).toBe('/masterplan/3/building/12/apartment/306?floor=3..3');
});

it('shows similar homes that can be bought now', async () => {
  fakeApi(responsesFor(aBuilding(), units));
  openPage(`${ADDRESS}?floor=3..3`);
  const similar = await screen.findByRole('region', { name: 'Similar homes available' });
  const links = within(similar).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/masterplan/3/building/12/apartment/102?floor=3..3',
    '/masterplan/3/building/12/apartment/306?floor=3..3',
  ]);
});

it('asks for the price where none is told, and for information where one is', async () => {
  fakeApi(responsesFor(aBuilding(), [oneUnit(304), oneUnit(306, { properties: { price: '250,000' } })]));
  openPage(ADDRESS);
  act(() => setProfile(VISITOR));
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for price' }));
  expect($panel.get()).toBe('ask-for-price');
  fireEvent.click(screen.getByRole('link', { name: 'Next: apartment 306' }));
  expect(await screen.findByRole('button', { name: 'Request information' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Ask for price' })).toBeNull();
});

it('a home that is sold while the visitor looks changes in place, and it is announced; another home is no news', async () => {
  fakeApi(responsesFor(aBuilding(), units));
  const router = openPage(ADDRESS);
  await screen.findByText('Available');
  await vi.waitFor(() => expect(FakeEventSource.live.at(-1)?.url).toContain('/buildings/12/events'));
  act(() => {
    FakeEventSource.last.send('status', {
      apartmentId: 304,
      status: 'sold',
      asOf: '2026-11-21T08:00:00Z',
    });
  });
  expect(await screen.findAllByText('Sold')).toHaveLength(2);
  expect(screen.queryByText('Available')).toBeNull();
  const labels = await screen.findByText('Apartment 304 is now sold');
  expect(labels.closest('[aria-live="polite"]')).not.toBeNull();
  await act(() => router.navigate('/masterplan/3/building/12/apartment/306'));
  await title('Apartment 306');
  expect(screen.queryByText(/is now/)).toBeNull();
});
