import { setProfile } from '@suite/bus';
import type { RoleName } from '@suite/contracts';
import { BROKEN, fakeApi, OK, refusal, thing, things } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, press, send, startAnew } from '../../../fixtures/open-page.tsx';
import { aProfile } from '../../../fixtures/people.ts';
import { ENQUIRY, fakeApiFor, projectsAs, STAFF_RESPONSES, STRUCTURE } from '../../../fixtures/staff-api.ts';
// Loaded ahead: no test waits for it.
import './staff-desk.tsx';

beforeEach(startAnew);
afterEach(() => vi.unstubAllGlobals());

async function openAs(role: RoleName): Promise<void> {
  setProfile(aProfile({}, role));
  await openPage('/protected');
}

async function openUnits(role: RoleName = 'project_admin'): Promise<void> {
  await openAs(role);
  fireEvent.click(await screen.findByRole('tab', { name: 'Units' }));
  await screen.findByRole('heading', { name: 'Lagoon' });
}

const tabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

describe('the staff part', () => {
  it.each([
    [
      'super_admin',
      [
        'Price requests',
        'Units',
        'Publishing',
        'Preview links',
        'Accounts',
        'Single sign-on',
        'Releases',
        'Audit ledger',
      ],
    ],
    ['project_admin', ['Price requests', 'Units', 'Publishing', 'Preview links', 'Accounts']],
    ['project_editor', ['Units', 'Publishing', 'Preview links']],
    ['sales_agent', ['Price requests', 'Units', 'Preview links']],
  ] as const)('has for a %s what the role may do', async (role, names) => {
    const api = fakeApiFor(role);
    await openAs(role);
    await screen.findByRole('tab', { name: 'Units' });
    expect(tabNames()).toEqual(names);
    const reads = api.calls.filter(({ name }) => name === 'GET /enquiries');
    expect(reads).toHaveLength(role === 'project_editor' ? 0 : 1);
  });

  it('is not there for a user, and asks for nothing', async () => {
    const api = fakeApiFor('user');
    await openAs('user');
    expect(screen.queryByRole('heading', { name: 'Staff' })).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it('follows the role on the project that is chosen, and leaves out where the person is a visitor', async () => {
    fakeApi({
      ...STAFF_RESPONSES,
      'GET /users/projects': projectsAs('sales_agent', 'project_editor', 'user'),
    });
    await openAs('project_editor');
    await screen.findByRole('tab', { name: 'Price requests' });
    expect(tabNames()).toEqual(['Price requests', 'Units', 'Preview links']);
    expect(screen.getAllByRole('radio', { name: /Porto Vala|Elsewhere/ })).toHaveLength(2);
    fireEvent.click(screen.getByRole('radio', { name: 'Elsewhere' }));
    await waitFor(() => expect(tabNames()).toEqual(['Units', 'Publishing', 'Preview links']));
  });

  it('can be loaded again when it failed', async () => {
    const api = fakeApiFor('project_admin', { 'GET /users/projects': refusal(403, 'not-allowed') });
    await openAs('project_admin');
    await screen.findByText('This could not be loaded');
    api.set('GET /users/projects', projectsAs('project_admin'));
    press('Try again');
    await screen.findByRole('tab', { name: 'Price requests' });
  });
});

describe('price requests', () => {
  it('are listed with who asked, are taken up and fulfilled', async () => {
    const api = fakeApiFor('project_admin');
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
    const api = fakeApiFor('project_admin', { 'PATCH /enquiries/5': BROKEN });
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
    const api = fakeApiFor('project_admin');
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
    const api = fakeApiFor('project_admin', { 'GET /enquiries/export': OK });
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
    const api = fakeApiFor('project_admin');
    await openAs('project_admin');
    fireEvent.click(await screen.findByRole('radio', { name: 'New' }));
    const taken = await screen.findByRole('button', { name: /^Take up/ });
    api.set('GET /enquiries', things([]));
    fireEvent.click(taken);
    await screen.findByText('No price requests in this state');
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it('are turned over a page at a time', async () => {
    const api = fakeApiFor('project_admin', { 'GET /enquiries': things([ENQUIRY], 26) });
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
    fakeApiFor('project_admin', { 'PATCH /enquiries/5': BROKEN });
    await openAs('project_admin');
    fireEvent.click(await screen.findByRole('button', { name: /^Take up/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved');
    expect(screen.getByRole('button', { name: /^Take up/ })).toBeDefined();
  });

  it('may be none', async () => {
    fakeApiFor('project_admin', { 'GET /enquiries': things([]) });
    await openAs('project_admin');
    await screen.findByText('No price requests yet');
  });
});

describe('units', () => {
  it('are shown with status, who changed it, and whether they are published', async () => {
    fakeApiFor('project_admin');
    await openUnits();
    const row = screen.getByRole('checkbox', { name: /^102/ }).closest('li');
    expect(within(row as HTMLElement).getByText('Sold')).toBeDefined();
    expect(within(row as HTMLElement).getByText('Not published')).toBeDefined();
    expect(within(row as HTMLElement).getByText(/· Eva Ević$/)).toBeDefined();
  });

  it('get another status, several at once', async () => {
    const api = fakeApiFor('project_admin');
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
    const api = fakeApiFor('project_admin');
    await openUnits();
    fireEvent.click(screen.getByRole('checkbox', { name: /^101/ }));
    press('Unpublish');
    await waitFor(() =>
      expect(api.sent('PATCH /projects/1/apartments')).toEqual([{ ids: [101], publish: false }]),
    );
  });

  it('that could not be changed stay chosen', async () => {
    fakeApiFor('project_admin', { 'PATCH /projects/1/apartments': BROKEN });
    await openUnits();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Choose all, 3 units' }));
    fireEvent.click(screen.getByRole('checkbox', { name: /^102/ }));
    press('Sold');
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved');
    expect(screen.getByText('2 units chosen: set to')).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^103/ }).checked).toBe(true);
  });
});

describe('changes that the role may not make', () => {
  it.each([
    ['sales_agent', 'Sold', 'Unpublish', '1 unit chosen: set to'],
    ['project_editor', 'Unpublish', 'Sold', '1 unit chosen'],
  ] as const)('are not offered to a %s', async (role, offered, missing, count) => {
    fakeApiFor(role);
    await openUnits(role);
    fireEvent.click(screen.getByRole('checkbox', { name: /^101/ }));
    expect(screen.getByText(count)).toBeDefined();
    expect(screen.getByRole('button', { name: offered })).toBeDefined();
    expect(screen.queryByRole('button', { name: missing })).toBeNull();
  });

  it('leave an agent without the CSV of all requests', async () => {
    fakeApiFor('sales_agent');
    await openAs('sales_agent');
    await screen.findByRole('button', { name: /^Take up/ });
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });
});

describe('publishing', () => {
  async function openPublishing(): Promise<void> {
    await openAs('project_admin');
    fireEvent.click(await screen.findByRole('tab', { name: 'Publishing' }));
    await screen.findByRole('switch', { name: 'Porto Vala is published' });
  }

  it.each([
    ['Porto Vala is published', 'PATCH /projects/1'],
    ['Bay is published', 'PATCH /masterplans/2'],
    ['Lagoon is published', 'PATCH /buildings/6'],
  ])('%s, or no more', async (name, call) => {
    const api = fakeApiFor('project_admin');
    await openPublishing();
    const masterplans = STRUCTURE.masterplans.map((one) => ({ ...one, publish: false }));
    api.set('GET /projects/1/full-structure', thing({ ...STRUCTURE, masterplans }));
    fireEvent.click(screen.getByRole('switch', { name }));
    await screen.findByText('Hidden, since what it lies in is not published');
    expect(api.sent(call)).toEqual([{ publish: false }]);
  });

  it('ends, or brings back, that a visit begins on the picture', async () => {
    const api = fakeApiFor('project_admin');
    await openPublishing();
    fireEvent.click(await screen.findByRole('switch', { name: 'Begin on the picture', checked: true }));
    await waitFor(() => expect(api.sent('PATCH /projects/1')).toEqual([{ arrivalEnabled: false }]));
  });

  it('that failed leaves the switch as it was', async () => {
    fakeApiFor('project_admin', { 'PATCH /buildings/6': BROKEN });
    await openPublishing();
    fireEvent.click(screen.getByRole('switch', { name: 'Lagoon is published' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be saved');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Lagoon is published' }).checked).toBe(true);
  });
});
