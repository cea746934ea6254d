import { refusal, thing, things } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApiFor, openStudio, press } from '../../fixtures/open-studio.tsx';

afterEach(() => vi.unstubAllGlobals());

const PEOPLE = 'GET /projects/1/people';
const CHANGE = 'PATCH /projects/1/people/5';
const AGENT = {
  id: 5,
  firstName: 'Eva',
  lastName: 'Ević',
  email: 'eva@seller.example',
  disabledAt: null as string | null,
  lastSeenAt: '2026-11-20T08:40:00.000Z' as string | null,
  sessions: 2,
  roles: [
    { name: 'sales_agent', holds: 'project' },
    { name: 'user', holds: 'registered' },
  ],
  seesPrices: true,
  actions: ['disable', 'take-role', 'end-sessions'],
};
const SUPER = {
  ...AGENT,
  id: 1,
  firstName: '',
  lastName: '',
  email: 'super@seller.example',
  lastSeenAt: null,
  roles: [{ name: 'super_admin', holds: 'everywhere' }],
  actions: [],
};

async function openPeople() {
  const api = fakeApiFor('project_admin', { [PEOPLE]: things([AGENT, SUPER]) });
  openStudio('/studio/projects/1/accounts', 'project_admin');
  await screen.findByText('Eva Ević');
  return api;
}

describe('accounts', () => {
  it('say which roles hold and why, and which of them allows what', async () => {
    await openPeople();
    const [agent, admin] = screen.getAllByRole('listitem').filter((row) => row.querySelector('details'));
    if (!agent || !admin) throw new Error('two people');
    expect(within(agent).getByText('sales agent: given on this project')).toBeDefined();
    expect(
      within(agent).getByText('registered visitor: the project is open to all who registered'),
    ).toBeDefined();
    expect(within(admin).getByText('super admin: holds on all projects')).toBeDefined();
    const reasonFor = (row: HTMLElement, question: string) =>
      within(row).getByText(question).parentElement?.querySelector('dd')?.textContent;
    expect(reasonFor(agent, 'Sees price requests')).toBe('Yes, as sales agent');
    expect(reasonFor(agent, 'Changes content and publishes')).toBe('No');
    expect(reasonFor(admin, 'Changes content and publishes')).toBe('Yes, as super admin');
    expect(within(admin).queryByRole('button')).toBeNull();
  });

  it.each([
    ['Disable', 'Disable: Eva Ević', { disabled: true }],
    ['Take the role away', 'Take the role away: Eva Ević', { takeRole: true }],
    ['Log out everywhere', 'Log out everywhere: Eva Ević', { endSessions: true }],
  ])('are changed once that is confirmed: %s', async (label, named, body) => {
    const api = await openPeople();
    api.set(CHANGE, thing({ ...AGENT, disabledAt: '2026-11-21T08:40:00.000Z', sessions: 0 }));
    press(named);
    const dialog = within(await screen.findByRole('alertdialog', { name: named }));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.sent(CHANGE)).toEqual([]);
    press(named);
    const again = within(await screen.findByRole('alertdialog', { name: named }));
    api.set(PEOPLE, things([{ ...AGENT, disabledAt: '2026-11-21T08:40:00.000Z', sessions: 0 }]));
    fireEvent.click(again.getByRole('button', { name: label }));
    await screen.findByRole('button', { name: 'Enable: Eva Ević' });
    expect(api.sent(CHANGE)).toEqual([body]);
    expect(screen.queryByRole('button', { name: 'Log out everywhere: Eva Ević' })).toBeNull();
    // Every question has this answer, that for prices too.
    const questions = screen.getAllByRole('term').length;
    expect(screen.getAllByText('No, the account is disabled')).toHaveLength(questions);
  });

  it('get a role on the project by their address, and the list is read again', async () => {
    const api = await openPeople();
    const INVITE = 'POST /projects/1/people';
    const form = within(screen.getByRole('form', { name: 'Give the role' }));
    const email = form.getByLabelText<HTMLInputElement>('Colleague’s e-mail');
    const give = () => fireEvent.click(form.getByRole('button', { name: 'Give the role' }));
    fireEvent.change(email, { target: { value: 'ivo@seller.example' } });
    fireEvent.click(form.getByRole('radio', { name: /^Project editor/ }));
    api.set(INVITE, refusal(403, 'not-allowed'));
    give();
    await form.findByRole('alert');
    expect(email.value).toBe('ivo@seller.example');
    const ivo = { ...AGENT, id: 6, firstName: 'Ivo', lastName: 'Ivić', email: 'ivo@seller.example' };
    api.set(INVITE, thing(ivo));
    api.set(PEOPLE, things([AGENT, ivo]));
    give();
    await screen.findByText('Ivo Ivić');
    expect(form.getByText('ivo@seller.example is project editor on this project.')).toBeDefined();
    expect(email.value).toBe('');
    expect(api.sent(INVITE)).toEqual(Array(2).fill({ email: 'ivo@seller.example', role: 'project_editor' }));
  });

  it('say when a change was refused', async () => {
    const api = await openPeople();
    api.set(CHANGE, refusal(403, 'not-allowed'));
    press('Disable: Eva Ević');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }));
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Disable: Eva Ević' })).toBeDefined();
  });
});
