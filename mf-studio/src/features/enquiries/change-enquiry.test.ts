import type { Enquiry, EnquiryChanges } from '@suite/api';
import { fakeApi, refusal, thing } from '@suite/testing/fake-fetch';
import { afterEach, expect, it, vi } from 'vitest';
import { ENQUIRY } from '../../fixtures/enquiries.ts';
import { changeEnquiry, isUntouched, stepOf } from './change-enquiry.ts';

afterEach(() => vi.unstubAllGlobals());

const EVA = { id: 5, name: 'Eva' };
const IVA = { id: 6, name: 'Iva' };
type Standing = Pick<Enquiry, 'state' | 'assignee'>;
const MAILS = { delivery: ENQUIRY.delivery, receipt: ENQUIRY.receipt };
const FAILED = { ...MAILS, delivery: ENQUIRY.delivery && { ...ENQUIRY.delivery, state: 'failed' as const } };
const NEW: Standing = { state: 'new', assignee: null };

it.each<[EnquiryChanges, Standing, boolean]>([
  [{ note: 'Called' }, { state: 'fulfilled', assignee: EVA }, true],
  [{ state: 'in-progress' }, { state: 'new', assignee: EVA }, true],
  [{ state: 'in-progress' }, { state: 'fulfilled', assignee: null }, false],
  [{ assigneeId: 5 }, { state: 'fulfilled', assignee: null }, true],
  [{ assigneeId: 5 }, { state: 'new', assignee: IVA }, false],
  [{ assigneeId: 5, state: 'in-progress' }, { state: 'new', assignee: IVA }, false],
])('%j may be made of a new request of nobody that became %j: %s', (changes, is, expected) => {
  expect(isUntouched(changes, { ...NEW, ...MAILS }, { ...is, ...MAILS })).toBe(expected);
});

it('sends a mail again while it is one that failed', () => {
  const again: EnquiryChanges = { sendAgain: ['office'] };
  expect(isUntouched(again, { ...NEW, ...FAILED }, { ...NEW, ...FAILED })).toBe(true);
  expect(isUntouched(again, { ...NEW, ...FAILED }, { ...NEW, ...MAILS })).toBe(false);
});

it.each<[Standing, number | null, EnquiryChanges]>([
  [NEW, 7, { state: 'in-progress', assigneeId: 7 }],
  [NEW, null, { state: 'in-progress' }],
  [{ state: 'new', assignee: EVA }, 7, { state: 'in-progress' }],
  [{ state: 'in-progress', assignee: null }, 7, { state: 'fulfilled' }],
  [{ state: 'fulfilled', assignee: null }, 7, { state: 'in-progress' }],
])('%j goes on, by account %s, with %j', (standing, userId, changes) => {
  expect(stepOf(standing, userId)).toEqual(changes);
});

const READ = { document: ENQUIRY, tag: 'W/"1"' };
const meanwhile = (part: Partial<Enquiry>) =>
  fakeApi({
    'PATCH /enquiries/5': refusal(412, 'changed-meanwhile'),
    'GET /enquiries/5': { ...(thing({ ...ENQUIRY, ...part }) as { status: number }), tag: 'W/"2"' },
  });
const tags = (api: ReturnType<typeof meanwhile>) =>
  api.calls.filter(({ name }) => name.startsWith('PATCH')).map(({ ifMatch }) => ifMatch);

it('names the tag of what was read, and of what it is now where only something else became another', async () => {
  const api = meanwhile({ delivery: null, receipt: null });
  await expect(changeEnquiry(READ, { state: 'in-progress' })).rejects.toMatchObject({ status: 412 });
  expect(tags(api)).toEqual(['W/"1"', 'W/"2"']);
});

it('goes no further where somebody changed the same', async () => {
  const api = meanwhile({ assignee: EVA });
  await expect(changeEnquiry(READ, { assigneeId: 6 })).rejects.toMatchObject({ status: 412 });
  expect(tags(api)).toEqual(['W/"1"']);
});

it('goes no further where it was refused for another reason', async () => {
  const api = fakeApi({ 'PATCH /enquiries/5': refusal(400, 'invalid-request') });
  await expect(changeEnquiry(READ, { note: 'x' })).rejects.toMatchObject({ status: 400 });
  expect(api.calls).toHaveLength(1);
});
