import { setProfile } from '@suite/bus';
import { OK, refusal, thing } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPage, press, startAnew } from '../../../../fixtures/open-page.tsx';
import { aProfile } from '../../../../fixtures/people.ts';
import { fakeApiFor, STRUCTURE } from '../../../../fixtures/staff-api.ts';
// Loaded ahead: no test waits for it.
import '../staff-desk.tsx';

beforeEach(startAnew);
afterEach(() => vi.unstubAllGlobals());

const READ = 'GET /projects/1/full-structure';
const CHANGE = 'PATCH /projects/1/apartments';
const REFUSED = refusal(412, 'changed-meanwhile');

/** The project as it is read, unit 101 with this status. */
function withStatus(status: string, tag: string) {
  const [masterplan] = STRUCTURE.masterplans;
  const [building] = masterplan?.buildings ?? [];
  const apartments = building?.apartments.map((unit) => (unit.id === 101 ? { ...unit, status } : unit));
  const masterplans = [{ ...masterplan, buildings: [{ ...building, apartments }] }];
  const { body } = thing({ ...STRUCTURE, masterplans }) as { readonly body?: unknown };
  return { status: 200, body, tag };
}

async function openUnits() {
  const api = fakeApiFor('sales_agent', { [READ]: withStatus('available', 'W/"1"') });
  setProfile(aProfile({}, 'sales_agent'));
  await openPage('/protected');
  fireEvent.click(await screen.findByRole('tab', { name: 'Units' }));
  await screen.findByRole('heading', { name: 'Lagoon' });
  fireEvent.click(screen.getByRole('checkbox', { name: /^101/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /^103/ }));
  return api;
}
const tagsSent = (api: Awaited<ReturnType<typeof openUnits>>) =>
  api.calls.filter(({ name }) => name === CHANGE).map(({ ifMatch }) => ifMatch);

async function openConflict() {
  const api = await openUnits();
  api.set(CHANGE, REFUSED);
  api.set(READ, withStatus('reserved', 'W/"2"'));
  press('Sold');
  const alert = within(await screen.findByRole('alert'));
  alert.getByText('101: was “Available”, now “Reserved”');
  expect(alert.getAllByRole('listitem')).toHaveLength(1);
  return { api, alert };
}

it('names what was read, and shows both states when somebody else was first', async () => {
  const { api, alert } = await openConflict();
  api.set(CHANGE, OK);
  fireEvent.click(alert.getByRole('button', { name: 'Make my change anyway' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(tagsSent(api)).toEqual(['W/"1"', 'W/"2"']);
  expect(api.sent(CHANGE)).toEqual(Array(2).fill({ ids: [101, 103], status: 'sold' }));
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

it('leaves the changed unit alone, and the others chosen', async () => {
  const { api, alert } = await openConflict();
  api.set(CHANGE, OK);
  fireEvent.click(alert.getByRole('button', { name: 'Leave as they are' }));
  press('Sold');
  await waitFor(() => expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]));
  expect(api.sent(CHANGE)[1]).toEqual({ ids: [103], status: 'sold' });
});

it('is made anew without a question when others changed other units', async () => {
  const api = await openUnits();
  api.set(CHANGE, REFUSED);
  api.set(READ, withStatus('available', 'W/"2"'));
  press('Sold');
  await waitFor(() => expect(tagsSent(api)).toHaveLength(6));
  expect(tagsSent(api).slice(0, 2)).toEqual(['W/"1"', 'W/"2"']);
  const error = await screen.findByRole('alert');
  expect(error.textContent).not.toContain('101');
});
