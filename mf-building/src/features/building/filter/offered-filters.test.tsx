import { setTimeout as pause } from 'node:timers/promises';
import { $filter, noteRestoring } from '@suite/bus';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { boundsResponse, fakeApi, projectResponse, settingsResponse } from '../../../fixtures/api.ts';
import { aHiddenUnit } from '../../../fixtures/building.ts';
import { LAGOON_HOUSE, PATH, UNITS } from '../../../fixtures/lagoon-house.ts';
import { openPage } from '../../../fixtures/open-page.tsx';
import { signIn } from '../../../fixtures/session.ts';

vi.mock('@suite/picture', async (original) => {
  const { FakePicture } = await import('../../../fixtures/fake-picture.tsx');
  return { ...(await original<object>()), Picture: FakePicture };
});
afterEach(() => vi.unstubAllGlobals());

/** Longer than the filter waits for another choice. */
const PAUSE_MS = 400;

const PRICED = UNITS.map((unit, index) => ({
  ...unit,
  properties: { price: String((index + 1) * 200_000) },
}));
const PRICES = [100_000, 2_000_000] as const;
const bar = async () => within(await screen.findByRole('toolbar', { name: 'Filters and views' }));
const filters = async () => {
  await screen.findByRole('button', { name: /^Apartment 101,/ });
  return (await bar()).getAllByRole('button').map((button) => button.textContent);
};
const LAST = ['List', 'Building view', 'Search'];

it('offers a guest everything but prices', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(PATH);
  expect(await filters()).toEqual(['Status', 'Area', 'Floor', 'Type', 'Orientation', 'All', ...LAST]);
});

it('offers what the project selects', async () => {
  const api = fakeApi(LAGOON_HOUSE, UNITS);
  api.responses.settings = settingsResponse([2, 5]);
  openPage(PATH);
  await waitFor(async () => expect(await filters()).toEqual(['Area', 'Type', ...LAST]));
});

it.each([
  ['has', UNITS, true],
  ['has not', UNITS.map((unit) => ({ ...unit, orientation: null })), false],
])(
  '[R3.045] offers orientation where the project selects it and the building %s data of it',
  async (_, units, offered) => {
    fakeApi(LAGOON_HOUSE, units);
    openPage(PATH);
    expect((await filters()).includes('Orientation')).toBe(offered);
  },
);

it('offers sun and sea behind one button where the project selects them and homes have them', async () => {
  const lit = UNITS.map((unit, index) => ({
    ...unit,
    light: { eveningSunHours: index / 2, seaView: index === 0 ? ('open' as const) : ('none' as const) },
  }));
  const api = fakeApi(LAGOON_HOUSE, lit);
  api.responses.settings = settingsResponse([2, 7, 8, 9, 10]);
  openPage(PATH);
  await waitFor(async () => expect(await filters()).toEqual(['Area', 'Sun and sea', 'All', ...LAST]));
  fireEvent.click((await bar()).getByRole('button', { name: 'Sun and sea' }));
  const card = within(await screen.findByRole('dialog', { name: 'Sun and sea' }));
  // No home has anything of the morning.
  expect(card.queryByRole('radiogroup', { name: 'Morning sun' })).toBeNull();
  const evening = within(card.getByRole('radiogroup', { name: 'Evening sun' }));
  const count = lit.filter(({ light }) => light.eveningSunHours >= 1.5).length;
  fireEvent.click(evening.getByRole('radio', { name: new RegExp(`^1.5 h or more *${count}$`) }));
  await waitFor(() => expect($filter.get()).toMatchObject({ eveningSun: '1.5h' }));
  expect(card.getAllByText(/Computed, not promised/)).toHaveLength(2);
});

it('[R3.045] does not offer orientation where the project does not select it', async () => {
  const api = fakeApi(LAGOON_HOUSE, UNITS);
  api.responses.settings = settingsResponse([1, 2, 3, 4, 5, 7]);
  openPage(PATH);
  await waitFor(async () => expect(await filters()).not.toContain('Orientation'));
});

it.each([
  ['different', UNITS, true],
  ['equal', UNITS.map((unit) => ({ ...unit, area: 50 })), false],
])('[R5.041] has an area slider where smallest and largest are %s', async (_, units, shown) => {
  fakeApi(LAGOON_HOUSE, units);
  openPage(PATH);
  expect((await filters()).includes('Area')).toBe(shown);
  fireEvent.click((await bar()).getByRole('button', { name: 'All' }));
  const card = within(await screen.findByRole('dialog', { name: 'All filters' }));
  expect(card.queryAllByRole('group', { name: 'Area range' })).toHaveLength(shown ? 1 : 0);
});

it('[R5.043] offers no status where the organisation hides it', async () => {
  fakeApi(
    LAGOON_HOUSE,
    UNITS.map((unit) => aHiddenUnit(unit)),
  );
  openPage(PATH);
  expect(await filters()).not.toContain('Status');
});

it.each([
  [9, 'Price', 'slider'],
  [10, 'Price range', 'radio'],
])(
  '[R9.007] asks the price of organisation %i in a card named %s, by %s',
  async (organizationId, title, role) => {
    const api = fakeApi(LAGOON_HOUSE, PRICED);
    api.responses.bounds = boundsResponse(PRICES, {
      ...(organizationId === 10 && { usesPriceRanges: true }),
    });
    api.responses.project = projectResponse(organizationId);
    openPage(PATH);
    signIn();
    fireEvent.click(await screen.findByRole('button', { name: 'Price' }));
    const card = within(await screen.findByRole('dialog', { name: title }));
    expect(card.getAllByRole(role).length).toBeGreaterThan(1);
  },
);

it('the price range has the six choices of the specification, and tells each change', async () => {
  const api = fakeApi(LAGOON_HOUSE, PRICED);
  api.responses.bounds = boundsResponse(PRICES, { usesPriceRanges: true });
  api.responses.project = projectResponse(10);
  const { address } = openPage(PATH);
  signIn();
  fireEvent.click(await screen.findByRole('button', { name: 'Price' }));
  const card = within(await screen.findByRole('dialog', { name: 'Price range' }));
  const labels = card.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(labels).toEqual([
    'All Ranges5',
    // One that is gone has no price.
    '0-6k €/m²1',
    '6-7.5k €/m²0',
    '7.5-9k €/m²0',
    '9-11k €/m²0',
    '11k+ €/m²3',
  ]);
  fireEvent.click(card.getByRole('radio', { name: /11k\+/ }));
  await waitFor(() => expect($filter.get()).toEqual({ priceRange: '11k+' }));
  expect(address()).toBe(`${PATH}?price-range=11k%2B`);
  await waitFor(() => expect(api.filterRequests.at(-1)?.filters).toEqual({ priceRange: '11k+' }));
});

it('a price in the address does nothing for a guest, and is asked for by a member', async () => {
  const guest = fakeApi(LAGOON_HOUSE, UNITS);
  const { unmount } = openPage(`${PATH}?price=300000-500000`);
  await filters();
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  expect(guest.filterRequests).toEqual([]);
  unmount();
  const member = fakeApi(LAGOON_HOUSE, PRICED);
  member.responses.bounds = boundsResponse(PRICES);
  openPage(`${PATH}?price=300000-500000`);
  signIn();
  expect(
    await screen.findByRole('button', { name: 'Remove filter: 300,000\u00A0€ to 500,000\u00A0€' }),
  ).toBeTruthy();
  await waitFor(() =>
    expect(member.filterRequests.at(-1)?.filters).toEqual({ price: { min: 300_000, max: 500_000 } }),
  );
});

it('[R4.007] has one card open at a time, and the same button closes it again', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(PATH);
  await filters();
  const button = async (name: string) => (await bar()).getByRole('button', { name });
  fireEvent.click(await button('Area'));
  await screen.findByRole('dialog', { name: 'Area range' });
  fireEvent.click(await button('Type'));
  await screen.findByRole('dialog', { name: 'Apartment type' });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect((await button('Area')).getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(await button('Type'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await button('Type')).getAttribute('aria-expanded')).toBe('false');
});

it('comes back from a home to the view, filter and list that it was left from', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { router, address } = openPage(`${PATH}/72?status=available&list=1`);
  const link = await screen.findByRole('link', { name: '101' });
  expect(link.getAttribute('href')).toBe(`${PATH}/apartment/101?status=available&list=1&view=72`);
  await router.navigate(`${PATH}?status=available&list=1&view=72`);
  await waitFor(() => expect(address()).toBe(`${PATH}/72?status=available&list=1`));
});

it.each([
  ['who may see prices', PRICES, { price: { min: 200_000, max: 400_000 }, statusIds: [1] }],
  ['who may not', null, { statusIds: [1] }],
])('asks once about a link with a price, when the session is known: for %s', async (_, prices, filters) => {
  const api = fakeApi(LAGOON_HOUSE, prices ? PRICED : UNITS);
  api.responses.bounds = boundsResponse(prices);
  openPage(`${PATH}?price=200000-400000&status=available`);
  act(() => noteRestoring());
  await screen.findByRole('button', { name: /^Apartment 101,/ });
  await act(() => pause(PAUSE_MS));
  expect(api.filterRequests).toEqual([]);
  signIn();
  await waitFor(() => expect(api.filterRequests).toHaveLength(1));
  await act(() => pause(PAUSE_MS));
  expect(api.filterRequests.map((request) => request.filters)).toEqual([filters]);
});
