import { $filterResult } from '@suite/bus';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi, filterResponse, unitsResponse } from '../../../fixtures/api.ts';
import { LAGOON_HOUSE, PATH, UNITS } from '../../../fixtures/lagoon-house.ts';
import { openPage } from '../../../fixtures/open-page.tsx';

vi.mock('@suite/picture', async (original) => {
  const { FakePicture } = await import('../../../fixtures/fake-picture.tsx');
  return { ...(await original<object>()), Picture: FakePicture };
});
afterEach(() => vi.unstubAllGlobals());

const SOLD = UNITS.map((unit) => (unit.id === 101 ? { ...unit, status: 'sold' as const } : unit));
const shape = (number: string) => screen.findByRole('button', { name: new RegExp(`^Apartment ${number},`) });

async function sell(search = '', language = '') {
  const api = fakeApi(LAGOON_HOUSE, UNITS);
  const page = openPage(`${language}${PATH}${search}`);
  await screen.findByRole('group', { name: /Homes in the picture|Stanovi na slici/ });
  await waitFor(() => expect($filterResult.get()).not.toBeNull());
  api.responses.units = unitsResponse(SOLD);
  const change = () => act(() => page.refreshUnits());
  return { api, change };
}

it('recolours a home that is sold while the visitor looks, counts anew, and says so politely', async () => {
  const { change } = await sell();
  expect((await shape('101')).dataset.look).toBe('available');
  expect($filterResult.get()).toMatchObject({ matched: 2 });
  await change();
  await waitFor(async () => expect((await shape('101')).dataset.look).toBe('sold'));
  expect($filterResult.get()).toMatchObject({ matched: 1 });
  const labels = await screen.findAllByText('Home 101 is now sold');
  expect(labels.some((one) => one.closest('[aria-live="polite"]'))).toBe(true);
  expect((await shape('101')).dataset.selected).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Home 101 is now sold')).toBeNull());
});

it('says it in Serbian', async () => {
  const { change } = await sell('', '/rs');
  await change();
  expect((await screen.findAllByText('Stan 101 je sada prodat')).length).toBeGreaterThan(0);
});

it('asks anew what matches, since the former answer is about what was', async () => {
  const { api, change } = await sell('?status=available');
  await waitFor(() => expect(api.filterRequests).toHaveLength(1));
  expect($filterResult.get()).toMatchObject({ matched: 2 });
  api.responses.filter = () => filterResponse([203]);
  await change();
  await waitFor(() => expect($filterResult.get()).toMatchObject({ matched: 1 }));
  await waitFor(() => expect(api.filterRequests).toHaveLength(2));
});
