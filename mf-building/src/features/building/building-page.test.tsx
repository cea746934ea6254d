import { $filterResult, $selection } from '@suite/bus';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildingResponse, failure, fakeApi, unitsResponse } from '../../fixtures/api.ts';
import { aHiddenUnit, aPolygon, aUnit, aView } from '../../fixtures/building.ts';
import { BACK, FRONT, LAGOON_HOUSE, PATH, UNITS } from '../../fixtures/lagoon-house.ts';
import { openPage } from '../../fixtures/open-page.tsx';

vi.mock('@suite/picture', async (original) => {
  const { FakePicture } = await import('../../fixtures/fake-picture.tsx');
  return { ...(await original<object>()), Picture: FakePicture };
});
afterEach(() => vi.unstubAllGlobals());

const shape = (number: string) => screen.findByRole('button', { name: new RegExp(`^Apartment ${number},`) });
const picture = () => screen.findByRole('group', { name: 'Homes in the picture' });

it('[R2.023] shows the building with a shape for each home in its colour', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(PATH);
  expect((await picture()).dataset.src).toBe('/media/71.jpg');
  expect((await shape('101')).getAttribute('aria-label')).toBe(
    'Apartment 101, one bedroom, 52.8\u00A0m², floor 1, available',
  );
  expect((await shape('201')).dataset.look).toBe('pending-reservation');
  expect((await shape('101')).dataset.href).toBe('/masterplan/3/building/12/apartment/101');
});

it('[R2.026] shows the view that the address names', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(`${PATH}/72`);
  expect((await picture()).dataset.src).toBe('/media/72.jpg');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Back');
});

it('tells the others what is shown and what the app bar counts', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(PATH);
  await shape('101');
  expect($selection.get()).toMatchObject({
    projectId: 1,
    masterplan: { id: 3, name: 'Porto Vala Bay' },
    building: { id: 12, name: 'B2', title: 'Lagoon House' },
  });
  expect($filterResult.get()).toMatchObject({ kind: 'available', matched: 2, total: 5 });
});

it('speaks Serbian at a Serbian address', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(`/rs${PATH}`);
  expect(await screen.findByRole('button', { name: /^Stan 101, 1 spavaća soba,/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Prikaz zgrade' })).toBeTruthy();
});

it('says that the building is loading, with its controls in their places', async () => {
  const api = fakeApi(LAGOON_HOUSE, UNITS);
  api.responses.building = { kind: 'never' };
  openPage(PATH);
  expect(await screen.findByText('Loading the building')).toBeTruthy();
});

it('says that the building could not be loaded, and tries again', async () => {
  const api = fakeApi(LAGOON_HOUSE, UNITS);
  api.responses.building = failure(500);
  openPage(PATH);
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.responses.building = buildingResponse(LAGOON_HOUSE);
  fireEvent.click(again);
  expect(await shape('101')).toBeTruthy();
});

it.each([
  ['an unknown id', PATH, 'To the masterplan', '/masterplan/3'],
  ['an id that is no number', '/masterplan/3/building/abc', 'To the masterplan', '/masterplan/3'],
  ['a masterplan that is no number', '/masterplan/x/building/12', 'Return to project map', '/map'],
  ['ids that are no numbers', '/masterplan/x/building/abc', 'Return to project map', '/map'],
])('says that there is no building at %s, and leads on', async (_, path, label, href) => {
  const api = fakeApi(LAGOON_HOUSE, UNITS);
  api.responses.building = failure(404);
  openPage(path);
  expect(await screen.findByText('This building could not be found')).toBeTruthy();
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(href);
  expect($selection.get()).toMatchObject({ building: null, isNotFound: true });
});

it.each([`${PATH}/99?status=sold`, `${PATH}/abc?status=sold`, '/masterplan/9/building/12/abc?status=sold'])(
  'says at %s that this is no view of the building, and leads to it',
  async (path) => {
    fakeApi(LAGOON_HOUSE, UNITS);
    openPage(path);
    const link = await screen.findByRole('link', { name: 'To the building' });
    expect(link.getAttribute('href')).toBe(`${PATH}?status=sold`);
  },
);

it.each(['99', 'x', '', '99&view=98'])(
  'shows the building at ?view=%s, which is no view of it, and clears the address',
  async (view) => {
    fakeApi(LAGOON_HOUSE, UNITS);
    const { address } = openPage(`${PATH}?list=1&view=${view}`);
    await picture();
    expect(address()).toBe(`${PATH}?list=1`);
  },
);

it('leads to the right address when the masterplan in it is another one, and keeps the query', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage('/masterplan/9/building/12/72?status=sold');
  await picture();
  expect(address()).toBe(`${PATH}/72?status=sold`);
});

it('leads on from a building without homes', async () => {
  fakeApi(LAGOON_HOUSE, []);
  openPage(PATH);
  expect(await screen.findByText('There are no homes in this building yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'To the masterplan' }).getAttribute('href')).toBe('/masterplan/3');
  expect($filterResult.get()).toBeNull();
});

it('leads from a building without pictures to its list', async () => {
  fakeApi({ ...LAGOON_HOUSE, media: [] }, UNITS);
  openPage(PATH);
  expect(await screen.findByText('There is no picture of this building yet')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Open the list' }));
  expect(await screen.findByRole('link', { name: '101' })).toBeTruthy();
  expect(screen.queryByText('Not in this view')).toBeNull();
});

it('shows the picture without shapes when the homes cannot be loaded, and tries again', async () => {
  const api = fakeApi(LAGOON_HOUSE, UNITS);
  api.responses.units = failure(404);
  const { address } = openPage(`${PATH}?status=sold`);
  expect(await screen.findByText('The homes could not be loaded')).toBeTruthy();
  expect(await picture()).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Apartment/ })).toBeNull();
  api.responses.units = unitsResponse(UNITS);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await shape('102')).dataset.out).toBe('false');
  expect((await shape('101')).dataset.out).toBe('true');
  expect(address()).toBe(`${PATH}?status=sold`);
});

it('says that the picture could not be loaded, keeps the list in reach, and tries again', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(PATH);
  fireEvent.click(await screen.findByRole('button', { name: 'break the picture' }));
  expect(await screen.findByText('The picture could not be loaded')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('link', { name: '101' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await picture()).toBeTruthy();
  expect(screen.queryByText('The picture could not be loaded')).toBeNull();
});

it('tells of homes that are not in this view, and where they are', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(PATH);
  const chip = within(await screen.findByRole('group', { name: '1 home is not visible in this view' }));
  const elsewhere = chip.getByRole('link', { name: '1 more home: Back' });
  expect(elsewhere.getAttribute('href')).toBe(`${PATH}/72`);
  fireEvent.click(chip.getByRole('button', { name: 'Open the list' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?list=1`));
  const row = (await screen.findByRole('link', { name: '202' })).closest('tr');
  expect(row?.textContent).toContain('Not in this view');
  expect(screen.getAllByText('Not in this view')).toHaveLength(1);
});

it('names a shape without a home, which opens nothing', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(`${PATH}/72`);
  fireEvent.click(await screen.findByRole('button', { name: 'No home here' }));
  expect(address()).toBe(`${PATH}/72`);
});

it('[R5.043] has neither status filter nor legend nor colours where the status is hidden', async () => {
  const hidden = [aHiddenUnit({ id: 101 }), aHiddenUnit({ id: 102 })];
  fakeApi({ ...LAGOON_HOUSE, media: [FRONT] }, hidden);
  openPage(`${PATH}?status=sold&list=1`);
  expect((await shape('101')).dataset.look).toBe('neutral');
  expect((await shape('101')).dataset.out).toBe('false');
  expect(screen.queryByRole('button', { name: 'Status' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Statuses' })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
  expect($filterResult.get()).toBeNull();
});

it('[R5.043] has status filter and legend where the status is shown', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(PATH);
  await shape('101');
  expect(screen.getByRole('button', { name: 'Status' })).toBeTruthy();
});

it('has no status filter where the project does not offer it', async () => {
  const api = fakeApi(LAGOON_HOUSE, UNITS);
  api.responses.settings = {
    kind: 'json',
    body: { data: { id: 1, attributes: { projectId: 1, selectedFilters: [2] } } },
  };
  openPage(PATH);
  await shape('101');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Status' })).toBeNull());
});

it('[R2.071] has no filter bar on the page of one view, but its list', async () => {
  fakeApi({ ...LAGOON_HOUSE, media: [FRONT, BACK] }, UNITS);
  openPage(`${PATH}/72?building-view=1`);
  await shape('101');
  expect(screen.queryByRole('button', { name: 'Status' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Building view' })).toBeNull();
  expect((await picture()).dataset.overlay).toBe('shown');
  expect(screen.getByRole('button', { name: 'List' })).toBeTruthy();
});

it('leads to the views with the query of this one, and only where there are several', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const first = openPage(`${PATH}?status=sold`);
  await shape('101');
  expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe(`${PATH}/72?status=sold`);
  expect(screen.getByRole('link', { name: 'Front' }).getAttribute('href')).toBe(`${PATH}?status=sold`);
  first.unmount();
  fakeApi({ ...LAGOON_HOUSE, media: [aView(71, [aPolygon(101)])] }, [aUnit({ id: 101 })]);
  openPage(PATH);
  await shape('101');
  expect(screen.queryByRole('navigation', { name: 'Views of the building' })).toBeNull();
});
