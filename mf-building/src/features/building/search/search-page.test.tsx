import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { failure, fakeApi, unitsResponse } from '../../../fixtures/api.ts';
import { LAGOON_HOUSE, PATH, UNITS } from '../../../fixtures/lagoon-house.ts';
import { openPage } from '../../../fixtures/open-page.tsx';

vi.mock('@suite/picture', async (original) => {
  const { FakePicture } = await import('../../../fixtures/fake-picture.tsx');
  return { ...(await original<object>()), Picture: FakePicture };
});
afterEach(() => vi.unstubAllGlobals());

const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Apartment number' });
const found = () => {
  const list = screen.queryByRole('list', { name: 'Apartments' });
  return list
    ? within(list)
        .getAllByRole('link')
        .map((link) => link.textContent?.slice(0, 3))
    : [];
};

it('[R2.024] the search route shows the building with its search open and the homes that were found', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(`${PATH}/search?q=20`);
  await screen.findByRole('dialog', { name: 'Apartments' });
  await waitFor(() => expect(found()).toEqual(['201', '202', '203']));
  expect((await field()).value).toBe('20');
  expect(screen.getByRole('group', { name: 'Homes in the picture' })).toBeTruthy();
  expect(screen.queryByRole('toolbar', { name: 'Filters and views' })).toBeNull();
});

it('[R5.040] an empty search has an empty list', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(`${PATH}/search`);
  expect(await screen.findByText('Enter a number, or a part of it.')).toBeTruthy();
  fireEvent.change(await field(), { target: { value: '10' } });
  await waitFor(() => expect(found()).toEqual(['101', '102']));
  expect(address()).toBe(`${PATH}/search?q=10`);
  fireEvent.change(await field(), { target: { value: '' } });
  await waitFor(() => expect(found()).toEqual([]));
  expect(address()).toBe(`${PATH}/search`);
});

it('finds homes whatever the filter, and says that none was found', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(`${PATH}/search?status=sold&q=203`);
  await waitFor(() => expect(found()).toEqual(['203']));
  expect(screen.getByText('1 apartment found').closest('[aria-live="polite"]')).not.toBeNull();
  fireEvent.change(await field(), { target: { value: '777' } });
  expect(await screen.findByText('No apartment has “777” in its number.')).toBeTruthy();
});

it('a home that was found leads to its page with the search and the filter, and shows itself in the picture', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(`${PATH}/search?status=available&q=203`);
  const link = await screen.findByRole('link', { name: /^203/ });
  expect(link.getAttribute('href')).toBe(`${PATH}/apartment/203?status=available&q=203`);
  fireEvent.pointerEnter(link);
  const shape = await screen.findByRole('button', { name: /^Apartment 203,/ });
  await waitFor(() => expect(shape.dataset.hovered).toBe('true'));
});

it('[R2.074] the button of the bar opens the search in place, and a second press closes it', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(PATH);
  await screen.findByRole('button', { name: /^Apartment 101,/ });
  expect(screen.getByRole('button', { name: 'List' })).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Search' });
  fireEvent.click(button);
  fireEvent.change(await field(), { target: { value: '10' } });
  await waitFor(() => expect(address()).toBe(`${PATH}?q=10`));
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[R4.014] Reset all of all filters takes off every filter and the search', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(`${PATH}?status=sold&floor=1..1&q=10`);
  await screen.findByRole('button', { name: /^Apartment 101,/ });
  expect((await field()).value).toBe('10');
  const bar = within(screen.getByRole('toolbar', { name: 'Filters and views' }));
  fireEvent.click(bar.getByRole('button', { name: 'All' }));
  const card = within(await screen.findByRole('dialog', { name: 'All filters' }));
  fireEvent.click(card.getByRole('button', { name: 'Reset all' }));
  await waitFor(() => expect(address()).toBe(PATH));
});

it('says that the homes could not be loaded, and tries again', async () => {
  const api = fakeApi(LAGOON_HOUSE, UNITS);
  api.responses.units = failure(500);
  openPage(`${PATH}/search?q=10`);
  const card = within(await screen.findByRole('dialog', { name: 'Apartments' }));
  const again = await card.findByRole('button', { name: 'Try again' });
  api.responses.units = unitsResponse(UNITS);
  fireEvent.click(again);
  await waitFor(() => expect(found()).toEqual(['101', '102']));
});

it.each([
  ['/masterplan/3/building/abc/search', '/masterplan/3'],
  ['/masterplan/x/building/abc/search', '/map'],
])('says at %s that there is no building, and leads on', async (path, href) => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(path);
  expect(await screen.findByText('This building could not be found')).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([href, '/']);
  expect(screen.getByText('Error 404')).toBeTruthy();
});

it('leads from another masterplan in the address to its own', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage('/masterplan/9/building/12/search?q=10');
  await waitFor(() => expect(address()).toBe(`${PATH}/search?q=10`));
});
