import { setProfile } from '@suite/bus';
import type { RoleName } from '@suite/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiResponse, BROKEN, fakeApi, OK, refusal, thing, things } from '../../../fixtures/fake-api.ts';
import { openPage, press, send, startAnew } from '../../../fixtures/open-page.tsx';
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
  state: 'new',
  fulfilledAt: null,
  history: [] as object[],
  delivery: null,
};
const unit = (id: number, name: string, part: object = {}) => ({
  id,
  name,
  floor: 1,
  publish: true,
  status: 'available',
  statusChangedAt: '2026-11-20T08:40:00.000Z',
  statusChangedBy: null as string | null,
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
          title: 'Lagoon',
          publish: true,
          apartments: [
            unit(101, '101'),
            unit(102, '102', { status: 'sold', publish: false, statusChangedBy: 'Eva Ević' }),
            unit(103, '103'),
          ],
        },
      ],
    },
  ],
};
const PLACE = { projectId: 1, media: [], unitCounts: { total: 3 }, asOf: '2026-11-20T08:40:00Z' };
const RESPONSES: Readonly<Record<string, ApiResponse>> = {
  'GET /projects': things([{ id: 1, name: 'Porto Vala' } as { id: number }]),
  'GET /enquiries': things([ENQUIRY]),
  'GET /projects/1/full-structure': thing(STRUCTURE),
  'PATCH /enquiries/5': thing(ENQUIRY),
  'PATCH /projects/1/apartments': OK,
  'PATCH /projects/1': thing({ id: 1 }),
  'PATCH /masterplans/2': thing({ id: 2, name: 'Bay', parentId: 1, ...PLACE } as { id: number }),
  'PATCH /buildings/6': thing({ id: 6, name: 'B2', masterplansId: 2, ...PLACE } as { id: number }),
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
  await screen.findByRole('heading', { name: 'Lagoon' });
}

describe('the staff part', () => {
  it.each(['super_admin', 'project_admin', 'project_editor'] as const)('is there for a %s', async (role) => {
    fakeApi(RESPONSES);
    await openAs(role);
    await screen.findByRole('tab', { name: 'Price requests' });
    expect(screen.queryByRole('tab', { name: 'Releases' }) !== null).toBe(role === 'super_admin');
  });

  it.each(['user', 'sales_agent'] as const)('is not there for a %s, and asks for nothing', async (role) => {
    const api = fakeApi(RESPONSES);
    await openAs(role);
    expect(screen.queryByRole('heading', { name: 'Staff' })).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it('can be loaded again when it failed', async () => {
    const api = fakeApi({ ...RESPONSES, 'GET /projects': refusal(403, 'not-allowed') });
    await openAs('project_admin');
    await screen.findByText('This could not be loaded');
    api.set('GET /projects', RESPONSES['GET /projects'] ?? 'never');
    press('Try again');
    await screen.findByRole('tab', { name: 'Price requests' });
  });
});

describe('price requests', () => {
  it('are listed with who asked, are taken up and fulfilled', async () => {
    const api = fakeApi(RESPONSES);
    await openAs('project_admin');
    await screen.findByRole('heading', { name: 'B2 304 · Eva Ević' });
    expect(screen.getByRole('link', { name: 'eva@buyers.example' }).getAttribute('href')).toBe(
      'mailto:eva@buyers.example',
    );
    expect(screen.getByText('1 request, page 1 of 1')).toBeDefined();
    const at = '2026-11-21T08:40:00.000Z';
    const taken = { at, by: 'Ana Anić', state: 'in-progress', note: null };
    api.set('GET /enquiries', things([{ ...ENQUIRY, state: 'in-progress', history: [taken] }]));
    press('Take up: B2 304 · Eva Ević');
    const history = await screen.findByRole('list', { name: 'What was done' });
    expect(history.textContent).toMatch(/· Ana Anić · In progress$/);
    api.set('GET /enquiries', things([{ ...ENQUIRY, state: 'fulfilled', fulfilledAt: at }]));
    press('Mark as fulfilled: B2 304 · Eva Ević');
    await screen.findByRole('button', { name: 'Take up again: B2 304 · Eva Ević' });
    expect(api.sent('PATCH /enquiries/5')).toEqual([{ state: 'in-progress' }, { state: 'fulfilled' }]);
  });

  it('get notes, which are kept while they cannot be saved', async () => {
    const api = fakeApi({ ...RESPONSES, 'PATCH /enquiries/5': BROKEN });
    await openAs('project_admin');
    fireEvent.click(await screen.findByRole('button', { name: 'Add note: B2 304 · Eva Ević' }));
    const field = screen.getByRole('textbox', { name: 'Note' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: ' Called ' } });
    await send('Add note');
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved');
    expect((field as HTMLTextAreaElement).value).toBe(' Called ');
    const noted = { at: '2026-11-21T08:40:00.000Z', by: null, state: null, note: 'Called' };
    api.set('PATCH /enquiries/5', thing(ENQUIRY));
    api.set('GET /enquiries', things([{ ...ENQUIRY, history: [noted] }]));
    await send('Add note');
    await screen.findByText('Called');
    expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
    expect(api.sent('PATCH /enquiries/5')).toEqual([{ note: 'Called' }, { note: 'Called' }]);
  });

  it('take no note of nothing, nor one that is too long', async () => {
    const api = fakeApi(RESPONSES);
    await openAs('project_admin');
    fireEvent.click(await screen.findByRole('button', { name: /^Add note/ }));
    await send('Add note');
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'x'.repeat(1001) } });
    await screen.findByText('Note must have at most 1000 characters');
    await send('Add note');
    press('Cancel');
    expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
    expect(api.sent('PATCH /enquiries/5')).toEqual([]);
  });

  it('are sorted by state, on the screen and in the CSV', async () => {
    const api = fakeApi({ ...RESPONSES, 'GET /enquiries/export': OK });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    await openAs('project_admin');
    await screen.findByRole('heading', { name: 'B2 304 · Eva Ević' });
    api.set('GET /enquiries', things([]));
    fireEvent.click(screen.getByRole('radio', { name: 'Fulfilled' }));
    await screen.findByText('No price requests in this state');
    expect(api.queries('GET /enquiries').at(-1)).toBe('?projectId=1&state=fulfilled&page=1');
    press('Export CSV');
    await waitFor(() =>
      expect(api.queries('GET /enquiries/export')).toEqual(['?projectId=1&state=fulfilled']),
    );
  });

  it('go on with focus when the one that was changed leaves the list', async () => {
    const api = fakeApi(RESPONSES);
    await openAs('project_admin');
    fireEvent.click(await screen.findByRole('radio', { name: 'New' }));
    const taken = await screen.findByRole('button', { name: /^Take up/ });
    api.set('GET /enquiries', things([]));
    fireEvent.click(taken);
    await screen.findByText('No price requests in this state');
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it('are turned over a page at a time', async () => {
    const api = fakeApi({ ...RESPONSES, 'GET /enquiries': things([ENQUIRY], 26) });
    await openAs('project_admin');
    await screen.findByText('26 requests, page 1 of 2');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    press('Next');
    await screen.findByText('26 requests, page 2 of 2');
    expect(api.queries('GET /enquiries').at(-1)).toBe('?projectId=1&page=2');
    expect(document.activeElement?.textContent).toBe('26 requests, page 2 of 2');
    press('Previous');
    await screen.findByText('26 requests, page 1 of 2');
  });

  it('that could not be changed say so', async () => {
    fakeApi({ ...RESPONSES, 'PATCH /enquiries/5': BROKEN });
    await openAs('project_admin');
    fireEvent.click(await screen.findByRole('button', { name: /^Take up/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved');
    expect(screen.getByRole('button', { name: /^Take up/ })).toBeDefined();
  });

  it('may be none', async () => {
    fakeApi({ ...RESPONSES, 'GET /enquiries': things([]) });
    await openAs('project_admin');
    await screen.findByText('No price requests yet');
  });
});

describe('units', () => {
  it('are shown with status, who changed it, and whether they are published', async () => {
    fakeApi(RESPONSES);
    await openUnits();
    const row = screen.getByRole('checkbox', { name: /^102/ }).closest('li');
    expect(within(row as HTMLElement).getByText('Sold')).toBeDefined();
    expect(within(row as HTMLElement).getByText('Not published')).toBeDefined();
    expect(within(row as HTMLElement).getByText(/· Eva Ević$/)).toBeDefined();
  });

  it('get another status, several at once', async () => {
    const api = fakeApi(RESPONSES);
    await openUnits();
    fireEvent.click(screen.getByRole('checkbox', { name: /^101/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^103/ }));
    expect(screen.getByText('2 units chosen: set to')).toBeDefined();
    press('Reserved');
    await screen.findByText('Choose units to change them');
    expect(api.sent('PATCH /projects/1/apartments')).toEqual([{ ids: [101, 103], status: 'reserved' }]);
    await waitFor(() =>
      expect(api.calls.filter(({ name }) => name.endsWith('full-structure'))).toHaveLength(2),
    );
  });

  it('are published and withdrawn', async () => {
    const api = fakeApi(RESPONSES);
    await openUnits();
    fireEvent.click(screen.getByRole('checkbox', { name: /^101/ }));
    press('Unpublish');
    await waitFor(() =>
      expect(api.sent('PATCH /projects/1/apartments')).toEqual([{ ids: [101], publish: false }]),
    );
  });

  it('that could not be changed stay chosen', async () => {
    fakeApi({ ...RESPONSES, 'PATCH /projects/1/apartments': BROKEN });
    await openUnits();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all, 3 units' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^102/ }));
    press('Sold');
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved');
    expect(screen.getByText('2 units chosen: set to')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^103/ }).checked).toBe(true);
  });
});

describe('publishing', () => {
  async function openPublishing(): Promise<void> {
    await openAs('project_editor');
    fireEvent.click(await screen.findByRole('tab', { name: 'Publishing' }));
    await screen.findByRole('switch', { name: 'Porto Vala is published' });
  }

  it.each([
    ['Porto Vala is published', 'PATCH /projects/1'],
    ['Bay is published', 'PATCH /masterplans/2'],
    ['Lagoon is published', 'PATCH /buildings/6'],
  ])('%s, or no more', async (name, call) => {
    const api = fakeApi(RESPONSES);
    await openPublishing();
    const masterplans = STRUCTURE.masterplans.map((one) => ({ ...one, publish: false }));
    api.set('GET /projects/1/full-structure', thing({ ...STRUCTURE, masterplans }));
    fireEvent.click(screen.getByRole('switch', { name }));
    await screen.findByText('Hidden, since what it lies in is not published');
    expect(api.sent(call)).toEqual([{ publish: false }]);
  });

  it('that failed leaves the switch as it was', async () => {
    fakeApi({ ...RESPONSES, 'PATCH /buildings/6': BROKEN });
    await openPublishing();
    fireEvent.click(screen.getByRole('switch', { name: 'Lagoon is published' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Lagoon is published' }).checked).toBe(true);
  });
});
