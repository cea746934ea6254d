import { setProfile } from '@suite/bus';
import type { RoleName } from '@suite/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, BROKEN, fakeApi, refusal, thing, things } from '../../../fixtures/fake-api.ts';
import { openPage, press, startAnew } from '../../../fixtures/open-page.tsx';
import { aProfile } from '../../../fixtures/people.ts';
// Loaded ahead: no test waits for it.
import './staff-desk.tsx';

const ENQUIRY = {
  id: 5,
  projectId: 1,
  apartmentId: 304,
  unit: 'B2 304',
  emailAddress: 'eva@buyers.example',
  firstName: 'Eva',
  lastName: 'Ević',
  phoneNumber: '060 123 456',
  note: 'With a view, please.',
  localeId: 'en',
  contactTime: '',
  subscribeToNewsletter: false,
  createdAt: '2026-11-20T08:40:00.000Z',
  fulfilledAt: null,
  delivery: null,
};
const unit = (id: number, name: string, part: object = {}) => ({
  id,
  name,
  floor: 1,
  publish: true,
  status: 'available',
  apartmentTypeId: 2,
  ...part,
});
const STRUCTURE = {
  id: 1,
  name: 'Porto Vala',
  publish: true,
  masterplans: [
    {
      id: 2,
      name: 'Bay',
      publish: true,
      community: true,
      parentId: 1,
      buildings: [
        {
          id: 6,
          name: 'B2',
          publish: true,
          apartments: [
            unit(101, '101'),
            unit(102, '102', { status: 'sold', publish: false }),
            unit(103, '103'),
          ],
        },
      ],
    },
  ],
};
const ANSWERS: Readonly<Record<string, Answer>> = {
  'GET /projects': things([{ id: 1, name: 'Porto Vala' } as { id: number }]),
  'GET /enquiries': things([ENQUIRY]),
  'GET /projects/1/full-structure': thing(STRUCTURE),
  'PATCH /enquiries/5': thing(ENQUIRY),
  'PATCH /apartments/101': thing({ id: 101 }),
  'PATCH /apartments/103': thing({ id: 103 }),
};

beforeEach(startAnew);
afterEach(() => vi.unstubAllGlobals());

async function openAs(role: RoleName): Promise<void> {
  setProfile(aProfile({}, role));
  await openPage('/protected');
}

async function openUnits(): Promise<void> {
  await openAs('project_editor');
  fireEvent.click(await screen.findByRole('tab', { name: 'Units' }));
  await screen.findByRole('heading', { name: 'B2' });
}

describe('the staff part', () => {
  it.each(['super_admin', 'project_admin', 'project_editor'] as const)('is there for a %s', async (role) => {
    fakeApi(ANSWERS);
    await openAs(role);
    await screen.findByRole('tab', { name: 'Price requests' });
  });

  it.each(['user', 'sales_agent'] as const)('is not there for a %s, and asks for nothing', async (role) => {
    const api = fakeApi(ANSWERS);
    await openAs(role);
    expect(screen.queryByRole('heading', { name: 'Staff' })).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it('can be loaded again when it failed', async () => {
    const api = fakeApi({ ...ANSWERS, 'GET /projects': refusal(403, 'not-allowed') });
    await openAs('project_admin');
    await screen.findByText('This could not be loaded');
    api.set('GET /projects', ANSWERS['GET /projects'] ?? 'never');
    press('Try again');
    await screen.findByRole('tab', { name: 'Price requests' });
  });
});

describe('price requests', () => {
  it('are listed with who asked, and are ticked off', async () => {
    const api = fakeApi(ANSWERS);
    await openAs('project_admin');
    await screen.findByRole('heading', { name: 'B2 304 · Eva Ević' });
    expect(screen.getByRole('link', { name: 'eva@buyers.example' }).getAttribute('href')).toBe(
      'mailto:eva@buyers.example',
    );
    expect(screen.getByText('1 open request')).toBeDefined();
    const done: { readonly id: number } = Object.assign({}, ENQUIRY, {
      fulfilledAt: '2026-11-21T08:40:00.000Z',
    });
    api.set('GET /enquiries', things([done]));
    fireEvent.click(screen.getByRole('switch', { name: 'Fulfilled' }));
    await screen.findByText('0 open requests');
    expect(api.sent('PATCH /enquiries/5')).toEqual([{ fulfilled: true }]);
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  });

  it('that could not be changed say so', async () => {
    fakeApi({ ...ANSWERS, 'PATCH /enquiries/5': BROKEN });
    await openAs('project_admin');
    fireEvent.click(await screen.findByRole('switch', { name: 'Fulfilled' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved');
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  });

  it('may be none', async () => {
    fakeApi({ ...ANSWERS, 'GET /enquiries': things([]) });
    await openAs('project_admin');
    await screen.findByText('No price requests yet');
  });
});

describe('units', () => {
  it('are shown with status, and whether they are published', async () => {
    fakeApi(ANSWERS);
    await openUnits();
    const row = screen.getByRole('checkbox', { name: /^102/ }).closest('li');
    expect(within(row as HTMLElement).getByText('Sold')).toBeDefined();
    expect(within(row as HTMLElement).getByText('Not published')).toBeDefined();
  });

  it('get another status, several at once', async () => {
    const api = fakeApi(ANSWERS);
    await openUnits();
    fireEvent.click(screen.getByRole('checkbox', { name: /^101/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^103/ }));
    expect(screen.getByText('2 units chosen: set to')).toBeDefined();
    press('Reserved');
    await screen.findByText('Choose units to change them');
    expect(api.sent('PATCH /apartments/101')).toEqual([{ status: 'reserved' }]);
    expect(api.sent('PATCH /apartments/103')).toEqual([{ status: 'reserved' }]);
    await waitFor(() =>
      expect(api.calls.filter(({ name }) => name.endsWith('full-structure'))).toHaveLength(2),
    );
  });

  it('are published and withdrawn', async () => {
    const api = fakeApi(ANSWERS);
    await openUnits();
    fireEvent.click(screen.getByRole('checkbox', { name: /^101/ }));
    press('Unpublish');
    await waitFor(() => expect(api.sent('PATCH /apartments/101')).toEqual([{ publish: false }]));
  });

  it('that could not be changed stay chosen', async () => {
    fakeApi({ ...ANSWERS, 'PATCH /apartments/103': BROKEN });
    await openUnits();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all, 3 units' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^102/ }));
    press('Sold');
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved');
    expect(screen.getByText('1 unit chosen: set to')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^103/ }).checked).toBe(true);
  });
});
