import { describe, expect, it } from 'vitest';
import { enquiry, enquiryChanges, favoritesMail, priceRequest } from './enquiry.ts';
import { delivery } from './mail.ts';

const MINIMAL = {
  apartmentId: 304,
  emailAddress: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Anić',
  consentToPrivacyPolicy: true,
} as const;
const FULL = {
  ...MINIMAL,
  emailTemplateToUse: 'information_request',
  phoneNumber: '00381 64 123 456',
  note: 'Is there a garage?\nThank you',
  localeId: 'rs',
  contactTime: 'after five',
  subscribeToNewsletter: true,
  website: '',
} as const;

describe('a request for the price', () => {
  it('[R3.028] is taken with all that it has', () => {
    expect(priceRequest.parse(FULL)).toEqual(FULL);
  });

  it('[R3.028] is taken with the least that it has, and then says so', () => {
    expect(priceRequest.parse(MINIMAL)).toEqual({
      ...MINIMAL,
      emailTemplateToUse: 'price_request',
      phoneNumber: '',
      note: '',
      localeId: 'en',
      contactTime: '',
      subscribeToNewsletter: false,
    });
  });

  it.each(Object.keys(MINIMAL))('[R3.028] is refused without %s', (key) => {
    const { [key as keyof typeof MINIMAL]: _, ...rest } = MINIMAL;
    const result = priceRequest.safeParse(rest);
    expect(result.error?.issues.map((issue) => issue.path)).toEqual([[key]]);
  });

  it.each([
    ['apartmentId', 0, 'Too small: expected number to be >=1'],
    ['apartmentId', 2_147_483_648, 'Too big: expected number to be <=2147483647'],
    ['emailTemplateToUse', 'spam', 'Invalid option: expected one of "price_request"|"information_request"'],
    ['emailAddress', 'ana', 'must be an e-mail address'],
    ['firstName', '', 'must not be empty'],
    ['firstName', 'x'.repeat(26), 'must have at most 25 characters'],
    ['lastName', ' ', 'must not be empty'],
    ['lastName', 'x'.repeat(26), 'must have at most 25 characters'],
    ['lastName', 'A\r\nBcc: eve@example.com', 'must have no control characters'],
    ['phoneNumber', '+381 64', 'must have only numbers and spaces'],
    ['phoneNumber', '064/123', 'must have only numbers and spaces'],
    ['phoneNumber', '0'.repeat(31), 'must have at most 30 characters'],
    ['note', 'x'.repeat(300), 'must have at most 299 characters'],
    ['note', 'a\u0000', 'must have no control characters'],
    ['localeId', 'sr', 'Invalid option: expected one of "en"|"rs"'],
    ['contactTime', 'x'.repeat(101), 'must have at most 100 characters'],
    ['contactTime', 'now\nlater', 'must have no control characters'],
    ['consentToPrivacyPolicy', false, 'must be given'],
    ['consentToPrivacyPolicy', 'true', 'must be given'],
    ['subscribeToNewsletter', 'yes', 'Invalid input: expected boolean, received string'],
    ['website', 'x'.repeat(501), 'Too big: expected string to have <=500 characters'],
  ])('is refused when %s is %j', (key, value, message) => {
    const issues = priceRequest.safeParse({ ...FULL, [key]: value }).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[key, message]]);
  });

  it.each([
    ['names of 25 characters', { firstName: 'x'.repeat(25), lastName: 'y'.repeat(25) }],
    ['a note of 299 characters', { note: 'x'.repeat(299) }],
    ['a phone number of 30 characters', { phoneNumber: '0'.repeat(30) }],
    ['the field that only robots fill in', { website: 'https://spam.example' }],
  ])('is taken with %s', (_, part) => {
    expect(priceRequest.parse({ ...FULL, ...part })).toMatchObject(part);
  });

  it('is refused with a field that nobody knows', () => {
    expect(priceRequest.safeParse({ ...MINIMAL, role: 'super_admin' }).success).toBe(false);
  });
});

describe('a list of favourites to send', () => {
  const minimal = { favoritesList: [304], emailAddress: 'ana@example.com' };
  const full = {
    ...minimal,
    firstName: 'Ana',
    lastName: 'Anić',
    phoneNumber: '064 123',
    note: 'For Sunday',
    localeId: 'rs',
    website: '',
  };
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it('[R3.029] is taken with all that it has', () => {
    expect(favoritesMail.parse(full)).toEqual(full);
  });

  it('[R3.029] is taken with the least that it has', () => {
    expect(favoritesMail.parse(minimal)).toEqual({
      ...minimal,
      firstName: '',
      lastName: '',
      phoneNumber: '',
      note: '',
      localeId: 'en',
    });
  });

  it.each([
    ['favoritesList', [], false],
    ['favoritesList', ids(50), true],
    ['favoritesList', ids(51), false],
    ['favoritesList', [0], false],
    ['favoritesList', ['304'], false],
    ['favoritesList', 304, false],
    ['emailAddress', 'ana', false],
    ['emailAddress', undefined, false],
    ['firstName', 'x'.repeat(25), true],
    ['firstName', 'x'.repeat(26), false],
    ['lastName', 'x'.repeat(26), false],
    ['lastName', 'a\nb', false],
    ['phoneNumber', '064-123', false],
    ['note', 'x'.repeat(299), true],
    ['note', 'x'.repeat(300), false],
    ['localeId', 'de', false],
    ['website', 'https://spam.example', true],
    ['consentToPrivacyPolicy', true, false],
  ])('%s as %j is taken: %s', (key, value, accepted) => {
    expect(favoritesMail.safeParse({ ...full, [key]: value }).success).toBe(accepted);
  });
});

describe('what staff see of it', () => {
  const sent = {
    mailId: 7,
    state: 'sent',
    attempts: 1,
    sentAt: '2026-11-20T08:40:00.000Z',
    lastError: null,
    nextAttemptAt: null,
  };
  const seen = {
    id: 1,
    projectId: 1,
    apartmentId: 304,
    unit: 'B2 304',
    priceEur: 140_000,
    emailAddress: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Anić',
    phoneNumber: '',
    note: '',
    localeId: 'en',
    contactTime: '',
    subscribeToNewsletter: false,
    newsletter: null,
    createdAt: '2026-11-20T08:40:00.000Z',
    state: 'in-progress',
    assignee: { id: 3, name: 'Eva' },
    fulfilledAt: null,
    history: [
      { at: '2026-11-20T08:50:00.000Z', by: 'Eva', state: 'in-progress', note: null },
      {
        at: '2026-11-20T08:50:00.000Z',
        by: null,
        state: null,
        note: null,
        assignment: { kind: 'given', assignee: 'Eva' },
      },
    ],
    delivery: sent,
    receipt: null,
    earlierMails: [{ ...sent, recipient: 'sender', createdAt: '2026-11-20T08:39:00.000Z' }],
  };

  it('is the request with its delivery, or before there is one', () => {
    expect(enquiry.parse(seen)).toEqual(seen);
    expect(enquiry.parse({ ...seen, delivery: null }).delivery).toBeNull();
  });

  it.each(Object.keys(seen))('has %s in every case', (key) => {
    const { [key as keyof typeof seen]: _, ...rest } = seen;
    expect(enquiry.safeParse(rest).success).toBe(false);
  });

  it.each([
    [{}, true],
    [{ state: 'new' }, true],
    [{ state: 'in-progress', note: 'Called' }, true],
    [{ note: 'x'.repeat(1000) }, true],
    [{ note: 'x'.repeat(1001) }, false],
    [{ note: ' ' }, false],
    [{ assigneeId: 3 }, true],
    [{ assigneeId: null }, true],
    [{ assigneeId: 'Eva' }, false],
    [{ state: 'closed' }, false],
    [{ by: 'Eva' }, false],
  ])('is changed by %j: %s', (changes, accepted) => {
    expect(enquiryChanges.safeParse(changes).success).toBe(accepted);
  });

  it.each(['queued', 'sent', 'failed'])('knows the delivery as %s', (state) => {
    expect(delivery.safeParse({ ...sent, state }).success).toBe(true);
    expect(delivery.safeParse({ ...sent, state: `${state}!` }).success).toBe(false);
  });
});
