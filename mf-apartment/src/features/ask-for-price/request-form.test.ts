import { expect, it } from 'vitest';
import {
  EMPTY_REQUEST,
  fieldErrors,
  missingParts,
  type RequestForm,
  toPriceRequest,
  variantOf,
} from './request-form.ts';

const usual = variantOf(1);
const ten = variantOf(10);
const complete: RequestForm = {
  ...EMPTY_REQUEST,
  firstName: 'Ana',
  lastName: 'Šćepanović',
  emailAddress: 'ana@example.com',
  consent: true,
};
const withPart = (part: Partial<RequestForm>): RequestForm => ({ ...complete, ...part });

it.each([
  ['firstName', '', 'required'],
  ['firstName', '   ', 'required'],
  ['lastName', '', 'required'],
  ['firstName', 'a'.repeat(25), undefined],
  ['firstName', 'a'.repeat(26), 'name-long'],
  ['lastName', 'a'.repeat(26), 'name-long'],
  ['emailAddress', '', 'email-required'],
  ['emailAddress', 'ana.scepanovic@', 'email-invalid'],
  ['emailAddress', ' ana@example.com ', undefined],
  ['phoneNumber', '', undefined],
  ['phoneNumber', '064 123 4567', undefined],
  ['phoneNumber', '+381 64 123', undefined],
  ['phoneNumber', '064/123', 'phone'],
  ['phoneNumber', 'call me', 'phone'],
  ['phoneNumber', '1'.repeat(31), 'phone'],
  ['note', '', undefined],
  ['note', 'n'.repeat(299), undefined],
  ['note', 'n'.repeat(300), 'note-long'],
  ['contactTime', '', undefined],
  ['contactTime', 'c'.repeat(100), undefined],
  ['contactTime', 'c'.repeat(101), 'contact-time-long'],
] as const)('finds in %s "%s": %s', (key, text, expected) => {
  expect(fieldErrors(withPart({ [key]: text }))[key]).toBe(expected);
});

it.each([
  [complete, usual, []],
  [withPart({ firstName: ' ' }), usual, ['firstName']],
  [withPart({ lastName: '' }), usual, ['lastName']],
  [withPart({ emailAddress: 'ana@' }), usual, ['emailAddress']],
  [withPart({ consent: false }), usual, ['consent']],
  [withPart({ phoneNumber: 'x' }), usual, ['phoneNumber']],
  [withPart({ note: 'n'.repeat(300) }), usual, ['note']],
  [EMPTY_REQUEST, usual, ['firstName', 'lastName', 'emailAddress', 'consent']],
  [complete, ten, ['ownConsent']],
  [withPart({ ownConsent: true }), ten, []],
  [withPart({ ownConsent: true, consent: false }), ten, ['consent']],
  // A field that is not there keeps nobody.
  [withPart({ ownConsent: true, contactTime: 'c'.repeat(101) }), ten, []],
])('tells what is missing (%#)', (form, variant, expected) => {
  expect(missingParts(form, variant)).toEqual(expected);
});

it('makes the request of the form', () => {
  const form = withPart({
    firstName: ' Ana ',
    phoneNumber: '+381 64',
    contactTime: 'noon',
    newsletter: true,
  });
  expect(toPriceRequest(form, usual, { apartmentId: 304, locale: 'rs', priceShown: false })).toEqual({
    apartmentId: 304,
    emailTemplateToUse: 'price_request',
    localeId: 'rs',
    emailAddress: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Šćepanović',
    phoneNumber: '00381 64',
    note: '',
    contactTime: 'noon',
    consentToPrivacyPolicy: true,
    subscribeToNewsletter: false,
  });
});

it('sends the newsletter, and no time to call, for organisation 10; and what a robot filled in', () => {
  const form = withPart({ ownConsent: true, contactTime: 'noon', newsletter: true, website: 'spam.example' });
  expect(toPriceRequest(form, ten, { apartmentId: 304, locale: 'en', priceShown: true })).toMatchObject({
    emailTemplateToUse: 'information_request',
    contactTime: '',
    subscribeToNewsletter: true,
    website: 'spam.example',
  });
});
