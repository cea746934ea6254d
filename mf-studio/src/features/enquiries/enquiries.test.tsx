import type { Enquiry } from '@suite/api';
import { setConnectivity } from '@suite/bus';
import type { RoleName } from '@suite/contracts';
import { type ApiResponse, BROKEN, OK, refusal, thing, things } from '@suite/testing/fake-fetch';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENQUIRY } from '../../fixtures/enquiries.ts';
import { fakeApiFor, openStudio } from '../../fixtures/open-studio.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const ROOM = '/studio/projects/1/requests';
const ANA = { id: 7, name: 'Ana Anić' };
const IVA = { id: 8, name: 'Iva Ivić' };
const tagged = (part: Partial<Enquiry>, tag = 'W/"1"'): ApiResponse => ({
  ...(thing({ ...ENQUIRY, ...part }) as { status: number }),
  tag,
});

function open(path = ROOM, role: RoleName = 'sales_agent', changes: Record<string, ApiResponse> = {}) {
  const api = fakeApiFor(role, {
    'GET /enquiries': things([ENQUIRY]),
    'GET /enquiries/5': tagged({}),
    'PATCH /enquiries/5': thing(ENQUIRY),
    'GET /projects/1/assignees': things([ANA, IVA]),
    ...changes,
  });
  openStudio(path, role);
  return api;
}
const row = () => screen.findByRole('link', { name: /Coral House - 304/ });
const openOne = async () => {
  fireEvent.click(await row());
  return screen.findByRole('heading', { name: 'Coral House - 304' });
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list of price requests', () => {
  it('says who asks about what, when, in which state and whose it is', async () => {
    open(ROOM, 'sales_agent', { 'GET /enquiries': things([{ ...ENQUIRY, assignee: IVA }]) });
    const text = (await row()).textContent;
    for (const part of ['Eva Ević', 'With a view, please.', '20 Nov 2026', 'New · Iva Ivić'])
      expect(text).toContain(part);
    expect(screen.getByText('1 request, page 1 of 1')).toBeDefined();
  });

  it('is of a state, of whom and of what is searched for, on the screen, in the CSV and in the address', async () => {
    const api = open(ROOM, 'project_admin', { 'GET /enquiries/export': OK });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    await row();
    fireEvent.click(screen.getByRole('radio', { name: 'Fulfilled' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Mine' }));
    const asked = '?projectId=1&state=fulfilled&assignee=me';
    await waitFor(() => expect(api.queries('GET /enquiries').at(-1)).toBe(`${asked}&page=1`));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: ' anić ' } });
    const found = `${asked}&search=${encodeURIComponent('anić')}`;
    await waitFor(() => expect(api.queries('GET /enquiries').at(-1)).toBe(`${found}&page=1`));
    press('Export CSV');
    await waitFor(() => expect(api.queries('GET /enquiries/export')).toEqual([found]));
  });

  it('comes as the address names it', async () => {
    const api = open(`${ROOM}?state=new&assignee=nobody&search=eva&page=2&request=5`);
    await screen.findByRole('heading', { name: 'Coral House - 304' });
    expect(api.queries('GET /enquiries')).toEqual([
      '?projectId=1&state=new&assignee=nobody&search=eva&page=2',
    ]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nobody’s' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).value).toBe('eva');
  });

  it('is turned over a page at a time', async () => {
    const api = open(ROOM, 'sales_agent', { 'GET /enquiries': things([ENQUIRY], 26) });
    await screen.findByText('26 requests, page 1 of 2');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
    press('Next');
    await screen.findByText('26 requests, page 2 of 2');
    expect(api.queries('GET /enquiries').at(-1)).toBe('?projectId=1&page=2');
  });

  it('may be empty, and says what to do where only its part is', async () => {
    const api = open(`${ROOM}?state=new`, 'sales_agent', { 'GET /enquiries': things([]) });
    await screen.findByText('No such requests');
    press('Show all requests');
    await screen.findByText('No price requests yet');
    expect(api.queries('GET /enquiries').at(-1)).toBe('?projectId=1&page=1');
  });

  it('is loaded again when it failed, and says that there is no network', async () => {
    const api = open(ROOM, 'sales_agent', { 'GET /enquiries': refusal(403, 'not-allowed') });
    await screen.findByText('This could not be loaded');
    setConnectivity('offline');
    await screen.findByText('You are offline');
    setConnectivity('online');
    api.set('GET /enquiries', things([ENQUIRY]));
    press('Try again');
    await row();
  });

  it('waits for what is on its way', async () => {
    open(ROOM, 'sales_agent', { 'GET /enquiries': 'never' });
    expect((await screen.findAllByText('Loading')).length).toBeGreaterThan(0);
  });

  it('leaves an agent without the CSV of all requests, and an editor without the room', async () => {
    open();
    await row();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    open(ROOM, 'project_editor');
    await screen.findByRole('heading', { name: /not allowed|forbidden|403/i }).catch(() => null);
    await waitFor(() => expect(screen.getAllByText(/403/).length).toBeGreaterThan(0));
  });
});

describe('an open request', () => {
  it('has who asks, what the home cost then, and how its mails fare', async () => {
    open();
    const heading = await openOne();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('link', { name: 'eva@buyers.example' }).getAttribute('href')).toBe(
      'mailto:eva@buyers.example',
    );
    expect(screen.getByRole('link', { name: '060 123 456' }).getAttribute('href')).toBe('tel:060123456');
    expect(screen.getByText('Writes Serbian, may be reached: after 5')).toBeDefined();
    expect(screen.getByText('412,000 €')).toBeDefined();
    expect(screen.getByText(/^Sent 20 Nov 2026/)).toBeDefined();
    expect(screen.getByText(/^Not delivered after 2 attempts, tried again 20 Nov 2026/)).toBeDefined();
  });

  it('sends a mail that failed again, and has the mails before it', async () => {
    const failed = { ...ENQUIRY.delivery, mailId: 8, state: 'failed', attempts: 5, sentAt: null } as const;
    const mail = { ...failed, lastError: '550 unknown', nextAttemptAt: null };
    const earlier = { ...mail, mailId: 6, recipient: 'office', createdAt: ENQUIRY.createdAt } as const;
    const api = open(ROOM, 'sales_agent', {
      'GET /enquiries/5': tagged({ delivery: mail, earlierMails: [earlier] }),
    });
    await openOne();
    expect(screen.getByText('1 earlier mail')).toBeDefined();
    expect(screen.getAllByText('Not delivered, and not tried again after 5 attempts')).toHaveLength(2);
    // What is sent again is the latest mail alone, and one that is on its way is not.
    expect(screen.getAllByRole('button', { name: /^Send again/ })).toHaveLength(1);
    api.set('GET /enquiries/5', tagged({ delivery: { ...mail, state: 'queued', attempts: 0 } }, 'W/"2"'));
    press('Send again: To the sales office');
    await screen.findByText('Waiting to be sent');
    expect(api.sent('PATCH /enquiries/5')).toEqual([{ sendAgain: ['office'] }]);
    expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  });

  it('says in the language of the page why a mail is not sent again', async () => {
    const mail = { ...ENQUIRY.delivery, mailId: 8, state: 'failed', attempts: 5, sentAt: null } as const;
    open(`/rs${ROOM}?request=5`, 'sales_agent', {
      'GET /enquiries/5': tagged({ delivery: { ...mail, lastError: null, nextAttemptAt: null } }),
      'PATCH /enquiries/5': refusal(409, 'not-failed'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Pošaljite ponovo: Prodaji' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Ova poruka ne može ponovo da se pošalje',
    );
  });

  it('is taken up, which gives it to who does so, then fulfilled, while it is what was read', async () => {
    const api = open();
    await openOne();
    const taken = {
      at: '2026-11-21T08:40:00.000Z',
      by: 'Ana Anić',
      state: 'in-progress',
      note: null,
      assignment: { kind: 'given', assignee: 'Ana Anić' },
    } as const;
    api.set('GET /enquiries/5', tagged({ state: 'in-progress', assignee: ANA, history: [taken] }, 'W/"2"'));
    press('Take up');
    await screen.findByText('In progress · Assigned to Ana Anić');
    const history = within(screen.getByRole('list', { name: 'What was done' })).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Came in$/),
      expect.stringMatching(/In progress · Assigned to Ana AnićAna Anić$/),
    ]);
    press('Mark as fulfilled');
    await waitFor(() =>
      expect(
        api.calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body, ifMatch }) => [body, ifMatch]),
      ).toEqual([
        [{ state: 'in-progress', assigneeId: 7 }, 'W/"1"'],
        [{ state: 'fulfilled' }, 'W/"2"'],
      ]),
    );
  });

  it('is given to a colleague, and to nobody', async () => {
    const api = open();
    await openOne();
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Assigned to' });
    expect([...field.options].map(({ text }) => text)).toEqual(['Nobody', 'Ana Anić (you)', 'Iva Ivić']);
    api.set('GET /enquiries/5', tagged({ assignee: IVA }, 'W/"2"'));
    fireEvent.change(field, { target: { value: '8' } });
    await waitFor(() => expect(field.getAttribute('aria-disabled')).toBe('false'));
    expect(field.value).toBe('8');
    fireEvent.change(field, { target: { value: '0' } });
    await waitFor(() =>
      expect(api.sent('PATCH /enquiries/5')).toEqual([{ assigneeId: 8 }, { assigneeId: null }]),
    );
  });

  it('says that somebody was faster, and shows what it is now', async () => {
    const api = open(ROOM, 'sales_agent', { 'PATCH /enquiries/5': refusal(412, 'changed-meanwhile') });
    await openOne();
    await screen.findByRole('combobox', { name: 'Assigned to' });
    api.set('GET /enquiries/5', tagged({ state: 'fulfilled', assignee: IVA }, 'W/"2"'));
    press('Take up');
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody else has changed this');
    await screen.findByRole('button', { name: 'Take up again' });
    expect(api.sent('PATCH /enquiries/5')).toHaveLength(1);
  });

  it('gets notes, which are kept while they cannot be saved', async () => {
    const api = open(ROOM, 'sales_agent', { 'PATCH /enquiries/5': BROKEN });
    await openOne();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
    fireEvent.change(field, { target: { value: ' Called ' } });
    press('Add note');
    expect((await screen.findByRole('alert')).textContent).toContain('This could not be done');
    expect(field.value).toBe(' Called ');
    const noted = { at: '2026-11-21T08:40:00.000Z', by: null, state: null, note: 'Called' };
    api.set('PATCH /enquiries/5', thing(ENQUIRY));
    api.set('GET /enquiries/5', tagged({ history: [noted] }, 'W/"2"'));
    press('Add note');
    await screen.findByText('Called');
    await waitFor(() => expect(field.value).toBe(''));
    expect(api.sent('PATCH /enquiries/5')).toEqual([{ note: 'Called' }, { note: 'Called' }]);
  });

  it('takes no note of nothing, nor one that is too long', async () => {
    const api = open();
    await openOne();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add note' }).disabled).toBe(true);
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'x'.repeat(1001) } });
    await screen.findByText('Note must have at most 1000 characters');
    press('Add note');
    expect(api.sent('PATCH /enquiries/5')).toEqual([]);
  });

  it.each([
    ['none', 'No newsletter'],
    ['asked', 'Newsletter asked for, not confirmed: 20 Nov'],
    ['confirmed', 'Newsletter confirmed: 21 Nov'],
    ['withdrawn', 'Newsletter withdrawn: 22 Nov'],
  ] as const)('says that its newsletter is %s, and since when', async (state, text) => {
    const newsletter = {
      state,
      askedAt: '2026-11-20T08:40:00.000Z',
      confirmedAt: '2026-11-21T08:40:00.000Z',
      withdrawnAt: '2026-11-22T08:40:00.000Z',
    };
    open(ROOM, 'sales_agent', { 'GET /enquiries/5': tagged({ newsletter }) });
    await openOne();
    expect(document.querySelector('[data-newsletter]')?.textContent?.startsWith(text)).toBe(true);
  });

  it('says what it said before its sender corrected it, and whose it was', async () => {
    const at = '2026-11-20T09:00:00.000Z';
    const entry = { at, by: null, state: null, note: null };
    const history: Enquiry['history'] = [
      { ...entry, assignment: { kind: 'given', assignee: null } },
      { ...entry, assignment: { kind: 'released', assignee: null } },
      { ...entry, former: { phoneNumber: '', lastName: 'Evic' } },
    ];
    open(ROOM, 'sales_agent', { 'GET /enquiries/5': tagged({ history }) });
    await openOne();
    await screen.findByText('Assigned to somebody who is gone');
    await screen.findByText('Assigned to nobody');
    await screen.findByText('Corrected by the sender. Before: phone: nothing · last name: Evic');
  });

  it('is closed, and its line has the focus again', async () => {
    open();
    await openOne();
    fireEvent.click(screen.getByRole('link', { name: 'All requests' }));
    await screen.findByText('No request is open');
    expect(document.activeElement).toBe(await row());
  });

  it.each([
    ['is not there', refusal(404, 'not-found')],
    ['is of another project', tagged({ projectId: 2 })],
  ])('that %s says so', async (_, response) => {
    open(`${ROOM}?request=5`, 'sales_agent', { 'GET /enquiries/5': response });
    await screen.findByText('There is no such request');
  });

  it('stands there in Serbian too', async () => {
    open(`/rs${ROOM}?request=5`);
    await screen.findByText('Piše na srpskom, vreme za kontakt: after 5');
    expect(screen.getByRole('button', { name: 'Uzmite u rad' })).toBeDefined();
  });
});
