import { things } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApiFor, openStudio, press } from '../../fixtures/open-studio.tsx';

afterEach(() => vi.unstubAllGlobals());

const LEDGER = 'GET /audit';
const PRICE = {
  id: 7,
  at: '2026-11-20T08:40:00.000Z',
  actor: 'person',
  userId: 5,
  name: 'Eva Ević' as string | null,
  role: 'sales_agent' as string | null,
  network: '203.0.113.0/24' as string | null,
  action: 'unit.change',
  operation: 'updateApartment',
  entity: 'unit' as string | null,
  entityId: '304' as string | null,
  projectId: 1 as number | null,
  outcome: 'done',
  reason: null as string | null,
  changes: [{ entity: 'unit', id: '304', before: { price_eur: 140_000 }, after: { price_eur: 123_000 } }],
  moreChanges: 0,
  hash: 'abc',
};
const REFUSED = {
  ...PRICE,
  id: 6,
  actor: 'anonymous',
  ...{ userId: null, name: null, role: null, entity: 'person', entityId: '9', projectId: null },
  ...{ action: 'log-in', operation: 'logIn', outcome: 'refused', reason: 'wrong-credentials', changes: [] },
};

async function openLedger(total = 2) {
  const api = fakeApiFor('super_admin', { [LEDGER]: things([PRICE, REFUSED], total) });
  openStudio('/studio/ledger', 'super_admin');
  await screen.findByText('Eva Ević, sales agent');
  return api;
}

describe('the audit ledger', () => {
  it('says who did what, from where, and from what to what', async () => {
    await openLedger();
    const [price, login] = screen.getAllByRole('listitem').filter((row) => row.querySelector('time'));
    if (!price || !login) throw new Error('two entries');
    expect(within(price).getByText('Home, price or status changed')).toBeDefined();
    expect(within(price).getByText('Network 203.0.113.0/24')).toBeDefined();
    const [, row] = within(price).getAllByRole('row', { hidden: true });
    expect(row?.textContent).toBe('Home 304: price, €140,000123,000');
    expect(within(login).getByText('Refused: wrong user name or password')).toBeDefined();
    expect(within(login).getByText('Not signed in')).toBeDefined();
    expect(within(login).queryByRole('table', { hidden: true })).toBeNull();
  });

  it('is searched when the search is sent, and cleared', async () => {
    const api = await openLedger();
    fireEvent.change(screen.getByLabelText('Who'), { target: { value: ' eva ' } });
    fireEvent.change(screen.getByLabelText('What'), { target: { value: 'unit.change' } });
    fireEvent.change(screen.getByLabelText('Outcome'), { target: { value: 'refused' } });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2026-11-02' } });
    const last = () => new URLSearchParams(api.queries(LEDGER).at(-1));
    expect([...last().keys()]).toEqual([]);
    api.set(LEDGER, things([]));
    press('Search');
    await screen.findByText('No entries');
    const day = (number: number) => new Date(2026, 10, number).toISOString();
    expect(Object.fromEntries(last())).toEqual({
      ...{ who: 'eva', action: 'unit.change', outcome: 'refused', from: day(1), to: day(3) },
    });
    api.set(LEDGER, things([PRICE, REFUSED]));
    press('Clear');
    await screen.findByText('Eva Ević, sales agent');
    expect(screen.getByLabelText<HTMLInputElement>('Who').value).toBe('');
  });

  it('turns to older entries and back', async () => {
    const api = await openLedger(60);
    expect(screen.getByRole('button', { name: 'Newest' })).toHaveProperty('disabled', true);
    api.set(LEDGER, things([{ ...PRICE, id: 5, name: 'Ivo Ivić' }]));
    press('Older');
    await screen.findByText('Ivo Ivić, sales agent');
    expect(api.queries(LEDGER).at(-1)).toContain('before=6');
    expect(document.activeElement?.textContent).toMatch(/from here on/);
    api.set(LEDGER, things([PRICE, REFUSED], 60));
    press('Newest');
    await screen.findByText('Eva Ević, sales agent');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Older' })).toHaveProperty('disabled', false),
    );
  });
});
