import { resetStores, setLocale } from '@suite/bus';
import { AppIntl } from '@suite/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FAILURE, type FakeResponse, fakeApi } from '../../../fixtures/fake-api.ts';
import { aUnit } from '../../../fixtures/unit.ts';
import { messages } from '../../../messages.ts';
import { PackageSection } from './package-section.tsx';

const PACKAGES = '/api/v1/frontend/projects/1/packages';
const listOf = (...rows: { id: number }[]): FakeResponse => ({
  status: 200,
  body: { data: rows.map((row) => ({ id: row.id, type: 'thing', attributes: row })) },
});
const furniture = {
  id: 1,
  name: 'Furniture',
  description: 'Oak',
  position: 0,
  publish: true,
  apartmentTypeIds: [2],
};

function open(responses: Record<string, FakeResponse>) {
  const api = fakeApi(responses);
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <AppIntl messages={messages}>
        <PackageSection unit={aUnit()} />
      </AppIntl>
    </SWRConfig>,
  );
  expect(api.calls).toEqual([]);
  const details = document.querySelector('details');
  if (!details) throw new Error('There is no section');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return api;
}

beforeEach(() => resetStores());
afterEach(() => vi.unstubAllGlobals());

it('[R8.014] says that there are none for this home', async () => {
  open({ [PACKAGES]: listOf({ ...furniture, apartmentTypeIds: [5] } as { id: number }) });
  expect((await screen.findByRole('status')).textContent).toBe(
    'There are no packages set for this apartment',
  );
});

it('lists those of its type with what is in them', async () => {
  open({
    [PACKAGES]: listOf(furniture),
    '/api/v1/frontend/packages/1/items': listOf({ id: 4, name: 'Chair', quantity: 6 } as { id: number }),
  });
  expect(await screen.findByRole('heading', { name: 'Furniture' })).toBeDefined();
  expect(await screen.findByText(/^Chair × 6$/)).toBeDefined();
});

it('offers to try again', async () => {
  setLocale('rs');
  const api = open({ [PACKAGES]: FAILURE });
  const again = await screen.findByRole('button', { name: 'Pokušajte ponovo' });
  api.responses.set(PACKAGES, listOf());
  fireEvent.click(again);
  expect((await screen.findByRole('status')).textContent).toBe('Za ovaj stan nema paketa');
});
