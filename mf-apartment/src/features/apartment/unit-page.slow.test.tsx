import { SLOW_AFTER_MS } from '@suite/api-client';
import { resetStores } from '@suite/bus';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, found, responsesFor, unitPath, unitsPath } from '../../fixtures/fake-api.ts';
import { openPage } from '../../fixtures/open-page.tsx';
import { aBuilding, aUnit } from '../../fixtures/unit.ts';

const ADDRESS = '/masterplan/3/building/12/apartment/304';

beforeEach(() => {
  resetStores();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows the shape of the page at once, and after ten seconds that it takes long', async () => {
  const api = fakeApi({ [unitPath(304)]: 'never', [unitsPath(12)]: 'never' });
  openPage(ADDRESS);
  await pass(0);
  expect(screen.getByRole('status').textContent).toBe('Loading the apartment');
  await pass(SLOW_AFTER_MS - 1);
  expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
  await pass(1);
  expect(screen.getByRole('status').textContent).toContain('This is taking longer than usual.');

  api.responses.set(unitPath(304), found(aUnit()));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Apartment 304' })).toBeDefined();
});

it('says of a plan that does not come that it takes long', async () => {
  fakeApi(responsesFor(aBuilding(), [aUnit()]));
  openPage(ADDRESS);
  await pass(0);
  expect(screen.getByRole('img', { name: 'Floor plan of apartment 304' })).toBeDefined();
  await pass(SLOW_AFTER_MS);
  expect(screen.getAllByText('This is taking longer than usual.').length).toBeGreaterThan(0);
});
