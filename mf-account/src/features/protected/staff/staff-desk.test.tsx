import { setProfile } from '@suite/bus';
import type { RoleName } from '@suite/contracts';
import { BROKEN, fakeApi, refusal, thing } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, press, startAnew } from '../../../fixtures/open-page.tsx';
import { aProfile } from '../../../fixtures/people.ts';
import { fakeApiFor, projectsAs, STAFF_RESPONSES, STRUCTURE } from '../../../fixtures/staff-api.ts';
// Loaded ahead: no test waits for it.
import './staff-desk.tsx';

beforeEach(startAnew);
afterEach(() => vi.unstubAllGlobals());

async function openAs(role: RoleName, path = '/protected') {
  setProfile(aProfile({}, role));
  return openPage(path);
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
      ['Units', 'Publishing', 'Preview links', 'Accounts', 'Single sign-on', 'Releases', 'Audit ledger'],
    ],
    ['project_admin', ['Units', 'Publishing', 'Preview links', 'Accounts']],
    ['project_editor', ['Units', 'Publishing', 'Preview links']],
    ['sales_agent', ['Units', 'Preview links']],
  ] as const)('has for a %s what the role may do', async (role, names) => {
    fakeApiFor(role);
    await openAs(role);
    await screen.findByRole('tab', { name: 'Units' });
    expect(tabNames()).toEqual(names);
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
    await screen.findByRole('tab', { name: 'Units' });
    expect(tabNames()).toEqual(['Units', 'Preview links']);
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
    await screen.findByRole('tab', { name: 'Units' });
  });
});

describe('price requests', () => {
  const link = () => screen.findByRole('link', { name: 'Price requests' });

  it.each(['sales_agent', 'project_admin', 'super_admin'] as const)(
    'are one link away for a %s, in the studio',
    async (role) => {
      fakeApiFor(role);
      await openAs(role);
      expect((await link()).getAttribute('href')).toBe('/studio/projects/1/requests');
    },
  );

  it('are not there for an editor', async () => {
    fakeApiFor('project_editor');
    await openAs('project_editor', '/protected?project=1&tab=enquiries');
    await screen.findByRole('tab', { name: 'Units' });
    expect(screen.queryByRole('link', { name: 'Price requests' })).toBeNull();
  });

  it('are found at the address of the tab that they had', async () => {
    fakeApi({ ...STAFF_RESPONSES, 'GET /users/projects': projectsAs('sales_agent', 'sales_agent') });
    const { address } = await openAs('sales_agent', '/protected?project=2&tab=enquiries');
    await waitFor(() => expect(address()).toBe('/studio/projects/2/requests'));
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
