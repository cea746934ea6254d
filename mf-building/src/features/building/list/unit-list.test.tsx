import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { failure, fakeApi } from '../../../fixtures/api.ts';
import { aUnit } from '../../../fixtures/building.ts';
import { LAGOON_HOUSE, PATH, UNITS } from '../../../fixtures/lagoon-house.ts';
import { openPage } from '../../../fixtures/open-page.tsx';
import { signIn } from '../../../fixtures/session.ts';

vi.mock('@suite/picture', async (original) => {
  const { FakePicture } = await import('../../../fixtures/fake-picture.tsx');
  return { ...(await original<object>()), Picture: FakePicture };
});
afterEach(() => vi.unstubAllGlobals());

const numbers = () => screen.getAllByRole('link', { name: /^\d+$/ }).map((link) => link.textContent);
const rowOf = async (number: string) => {
  const row = (await screen.findByRole('link', { name: number })).closest('tr');
  if (!row) throw new Error(`No row for ${number}`);
  return row;
};
const shape = (number: string) => screen.findByRole('button', { name: new RegExp(`^Apartment ${number},`) });

it('opens and closes from its button, in the address', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(PATH);
  await shape('101');
  fireEvent.click(screen.getByRole('button', { name: 'List' }));
  expect(await screen.findByRole('heading', { name: '5 homes, 2 available' })).toBeTruthy();
  expect(address()).toBe(`${PATH}?list=1`);
  fireEvent.click(screen.getByRole('button', { name: 'Close the list' }));
  await waitFor(() => expect(address()).toBe(PATH));
});

it('lists every home in the order of its number, each leading to its page', async () => {
  fakeApi(LAGOON_HOUSE, [...UNITS].reverse());
  openPage(`${PATH}?list=1`);
  await rowOf('101');
  expect(numbers()).toEqual(['101', '102', '201', '202', '203']);
  expect(screen.getByRole('link', { name: '102' }).getAttribute('href')).toBe(`${PATH}/apartment/102?list=1`);
});

it('lists the homes that match, and says of how many', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(`${PATH}?list=1&status=available`);
  expect(await screen.findByRole('heading', { name: '2 of 5 homes' })).toBeTruthy();
  expect(numbers()).toEqual(['101', '203']);
});

it('sorts by a column, turns it round, and keeps the order in the address', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const { address } = openPage(`${PATH}?list=1`);
  await rowOf('101');
  expect(screen.getByRole('columnheader', { name: 'Home' }).getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Area' }));
  await waitFor(() => expect(numbers()).toEqual(['202', '101', '201', '203', '102']));
  expect(address()).toBe(`${PATH}?list=1&sort=area`);
  fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Area' }));
  await waitFor(() => expect(numbers()).toEqual(['102', '203', '101', '201', '202']));
  expect(screen.getByRole('columnheader', { name: 'Area' }).getAttribute('aria-sort')).toBe('descending');
});

it('shares the attention with the picture both ways', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(`${PATH}?list=1`);
  const row = await rowOf('203');
  fireEvent.pointerEnter(row);
  expect((await shape('203')).dataset.hovered).toBe('true');
  fireEvent.pointerLeave(row);
  expect((await shape('203')).dataset.hovered).toBe('false');
  const classesAtRest = row.className;
  fireEvent.pointerEnter(await shape('203'));
  expect(row.className).not.toBe(classesAtRest);
  fireEvent.pointerLeave(await shape('203'));
  expect(row.className).toBe(classesAtRest);
});

it('has a column for prices only when a price is there', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  const guest = openPage(`${PATH}?list=1`);
  await rowOf('101');
  expect(screen.queryByRole('columnheader', { name: 'Price' })).toBeNull();
  guest.unmount();
  fakeApi(LAGOON_HOUSE, [aUnit({ id: 101, properties: { price: '250000' } }), ...UNITS.slice(1)]);
  openPage(`${PATH}?list=1`);
  signIn();
  expect((await rowOf('101')).textContent).toContain('250,000\u00A0€');
  expect((await rowOf('102')).textContent).toContain('–');
});

it('says inside the list that the homes could not be loaded', async () => {
  const api = fakeApi(LAGOON_HOUSE, UNITS);
  api.responses.units = failure(404);
  openPage(`${PATH}?list=1`);
  const panel = await screen.findByRole('region', { name: '4 homes' });
  await waitFor(() => expect(panel.textContent).toContain('The homes could not be loaded'));
  expect(screen.getAllByText('The homes could not be loaded')).toHaveLength(1);
});

it('says inside the list that nothing matches', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(`${PATH}?list=1&status=unavailable`);
  const panel = await screen.findByRole('region', { name: '0 of 5 homes' });
  expect(panel.textContent).toContain('No homes match these filters');
});
