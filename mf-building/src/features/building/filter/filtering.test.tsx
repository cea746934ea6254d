import { $filter, $filterResult } from '@suite/bus';
import { FILTER_STATUSES } from '@suite/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { failure, fakeApi, filterResponse } from '../../../fixtures/api.ts';
import { LAGOON_HOUSE, PATH, UNITS } from '../../../fixtures/lagoon-house.ts';
import { openPage } from '../../../fixtures/open-page.tsx';

vi.mock('@suite/picture', async (original) => {
  const { FakePicture } = await import('../../../fixtures/fake-picture.tsx');
  return { ...(await original<object>()), Picture: FakePicture };
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const shape = (number: string) => screen.findByRole('button', { name: new RegExp(`^Apartment ${number},`) });
const option = (name: string | RegExp) => screen.findByRole('checkbox', { name });

async function openStatusCard(): Promise<HTMLElement> {
  await shape('101');
  fireEvent.click(screen.getByRole('button', { name: /^Status/ }));
  return screen.findByRole('dialog', { name: 'Status' });
}

it('fades the homes that do not match, in picture, address and counter at once', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(PATH);
  await openStatusCard();
  fireEvent.click(await option(/Sold/));
  await waitFor(() => expect(address()).toBe(`${PATH}?status=available,reserved,unavailable`));
  expect((await shape('102')).dataset.out).toBe('true');
  expect((await shape('101')).dataset.out).toBe('false');
  expect($filterResult.get()).toMatchObject({ kind: 'match', matched: 4, total: 5 });
});

it('says politely how many homes match, and nothing before something was filtered', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(PATH);
  await openStatusCard();
  expect(screen.queryByText(/homes match$/)).toBeNull();
  fireEvent.click(await option(/Sold/));
  const labels = await screen.findByText('4 homes match');
  expect(labels.closest('[aria-live="polite"]')).not.toBeNull();
});

it('reads the filter from the address, and takes its place in the history', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { router, address } = openPage(`${PATH}?status=available`);
  await openStatusCard();
  expect((await option(/Reserved/)).matches(':checked')).toBe(false);
  fireEvent.click(await option(/Reserved/));
  await waitFor(() => expect(address()).toBe(`${PATH}?status=available,reserved`));
  expect(router.state.historyAction).toBe('REPLACE');
});

it('[R4.012] tells the others each change once, with the new values', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(PATH);
  await openStatusCard();
  const published: unknown[] = [];
  const end = $filter.listen(({ statuses }) => published.push(statuses));
  fireEvent.click(await option(/Sold/));
  await waitFor(() => expect($filter.get().statuses).toEqual(['available', 'reserved', 'unavailable']));
  fireEvent.click(await option(/Available/));
  await waitFor(() => expect($filter.get().statuses).toEqual(['reserved', 'unavailable']));
  expect(published).toEqual([
    ['available', 'reserved', 'unavailable'],
    ['reserved', 'unavailable'],
  ]);
  end();
});

it('[R7.075] does as the server says once it has answered, in picture, list and counter', async () => {
  const api = fakeApi(LAGOON_HOUSE, UNITS);
  api.responses.filter = () => filterResponse([101]);
  openPage(`${PATH}?status=available,sold&list=1`);
  await waitFor(() => expect($filterResult.get()).toMatchObject({ matched: 1 }));
  expect(api.filterRequests).toEqual([
    { entityType: 'building', entityId: 12, filters: { statusIds: [1, 3] } },
  ]);
  expect((await shape('102')).dataset.out).toBe('true');
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

it('keeps its own matches when the server fails, says so, and asks again', async () => {
  const api = fakeApi(LAGOON_HOUSE, UNITS);
  api.responses.filter = () => failure(500);
  openPage(`${PATH}?status=sold`);
  expect(await screen.findByText('The filter could not be checked with the server.')).toBeTruthy();
  expect($filterResult.get()).toMatchObject({ kind: 'match', matched: 1 });
  api.responses.filter = () => filterResponse([102, 203]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect($filterResult.get()).toMatchObject({ matched: 2 }));
  expect(screen.queryByText('The filter could not be checked with the server.')).toBeNull();
});

it('says that nothing matches an empty choice, and how to have homes again', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(`${PATH}?status=&floor=1..1`);
  expect(await screen.findByText('No homes match these filters')).toBeTruthy();
  expect($filterResult.get()).toMatchObject({ matched: 0, total: 5 });
  fireEvent.click(screen.getByRole('button', { name: /Show all statuses\s*2 homes/ }));
  await waitFor(() => expect(address()).toBe(`${PATH}?floor=1..1`));
  expect(screen.queryByText('No homes match these filters')).toBeNull();
});

it('says so inside the open card, and once', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(`${PATH}?status=`);
  const card = await openStatusCard();
  expect(within(card).getByText('No homes match these filters')).toBeTruthy();
  expect(screen.getAllByText('No homes match these filters')).toHaveLength(1);
  fireEvent.click(within(card).getByRole('button', { name: 'Reset all' }));
  await waitFor(() => expect(address()).toBe(PATH));
});

it('[R4.013] resets only the filter of the card', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(`${PATH}?status=sold&floor=1..1`);
  const card = await openStatusCard();
  fireEvent.click(within(card).getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?floor=1..1`));
});

it('shows what is in use as chips that one press takes off', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(`${PATH}?status=available,reserved&floor=2..2`);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove filter: Available, Reserved' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?floor=2..2`));
  fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Floor 2' }));
  await waitFor(() => expect(address()).toBe(PATH));
});

it('counts each status against the other filters', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(`${PATH}?floor=2..2`);
  await openStatusCard();
  expect((await option(/Available/)).closest('label')?.textContent).toContain('1');
  expect((await option(/Reserved/)).closest('label')?.textContent).toBe('Reservedincludes pending2');
  expect((await option(/Sold/)).closest('label')?.textContent).toBe('Sold0');
});

it('[R4.009] [R4.010] rests the filters in the building view, tells all four statuses, and brings the former back', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(`${PATH}?status=sold`);
  await shape('101');
  const buildingView = screen.getByRole('button', { name: 'Building view' });
  const status = screen.getByRole('button', { name: /^Status/ });
  fireEvent.click(buildingView);
  await waitFor(() => expect(status.matches(':disabled')).toBe(true));
  expect($filter.get()).toEqual({ statuses: FILTER_STATUSES });
  expect($filterResult.get()).toMatchObject({ kind: 'available', matched: 2 });
  expect((await shape('101')).dataset.out).toBe('false');
  fireEvent.click(buildingView);
  await waitFor(() => expect(address()).toBe(`${PATH}?status=sold`));
  expect(status.matches(':disabled')).toBe(false);
  expect($filter.get()).toEqual({ statuses: ['sold'] });
});

it('[R2.075] hides the shapes in the building view and shows them again', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(PATH);
  const picture = await screen.findByRole('group', { name: 'Homes in the picture' });
  const buildingView = screen.getByRole('button', { name: 'Building view' });
  fireEvent.click(buildingView);
  await waitFor(() => expect(picture.dataset.overlay).toBe('hidden'));
  fireEvent.click(buildingView);
  await waitFor(() => expect(picture.dataset.overlay).toBe('shown'));
});

it('[R4.008] closes the card when the building view is switched on', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(PATH);
  await openStatusCard();
  fireEvent.click(screen.getByRole('button', { name: 'Building view' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[R2.075] hides the shapes alone by the eye: filter, list and counter stay, and so does the address', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(`${PATH}?status=sold`);
  const picture = await screen.findByRole('group', { name: 'Homes in the picture' });
  const eye = screen.getByRole('button', { name: 'Hide shapes' });
  fireEvent.click(eye);
  await waitFor(() => expect(picture.dataset.overlay).toBe('hidden'));
  expect(eye.getAttribute('aria-pressed')).toBe('true');
  expect(address()).toBe(`${PATH}?status=sold&shapes=0`);
  expect(screen.getByRole('button', { name: /^Status/ }).matches(':disabled')).toBe(false);
  expect($filter.get()).toEqual({ statuses: ['sold'] });
  expect($filterResult.get()).toMatchObject({ kind: 'match' });
  expect((await shape('101')).dataset.out).toBe('true');
  fireEvent.click(eye);
  await waitFor(() => expect(picture.dataset.overlay).toBe('shown'));
  expect(address()).toBe(`${PATH}?status=sold`);
});

it('[R4.008] closes the card by the eye, which rests in the building view', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(PATH);
  await openStatusCard();
  const eye = screen.getByRole('button', { name: 'Hide shapes' });
  fireEvent.click(eye);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(eye.getAttribute('aria-disabled')).toBe('false');
  fireEvent.click(screen.getByRole('button', { name: 'Building view' }));
  await waitFor(() => expect(eye.getAttribute('aria-disabled')).toBe('true'));
});

it('isolates a floor from the rail, in the address, and shows all again', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(PATH);
  await shape('101');
  fireEvent.click(screen.getByRole('button', { name: 'Floor 2, 1 home available' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?floor=2..2`));
  expect((await shape('101')).dataset.out).toBe('true');
  expect((await shape('203')).dataset.out).toBe('false');
  fireEvent.click(
    within(screen.getByRole('toolbar', { name: 'Floor' })).getByRole('button', { name: 'All' }),
  );
  await waitFor(() => expect(address()).toBe(PATH));
});
