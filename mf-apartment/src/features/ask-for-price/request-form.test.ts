import { checkForm } from '@suite/forms';
import { expect, it } from 'vitest';
import { type RequestValues, requestFields, toPriceRequest, variantOf } from './request-form.ts';

const EMPTY: RequestValues = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  phoneNumber: '',
  contactTime: '',
  note: '',
  website: '',
  consent: false,
  ownConsent: false,
  newsletter: false,
};
const usual = variantOf({ requestForm: 'standard' });
const ten = variantOf({ requestForm: 'own-consent' });
const complete: RequestValues = {
  ...EMPTY,
  firstName: 'Ana',
  lastName: 'Šćepanović',
  emailAddress: 'ana@example.com',
  consent: true,
};
const withPart = (part: Partial<RequestValues>): RequestValues => ({ ...complete, ...part });

it.each([
  [complete, usual, []],
  [withPart({ firstName: ' ' }), usual, ['firstName']],
  [withPart({ lastName: '' }), usual, ['lastName']],
  [withPart({ emailAddress: 'ana@' }), usual, ['emailAddress']],
  [withPart({ consent: false }), usual, ['consent']],
  [withPart({ phoneNumber: 'x' }), usual, ['phoneNumber']],
  [withPart({ note: 'n'.repeat(300) }), usual, ['note']],
  [EMPTY, usual, ['firstName', 'lastName', 'emailAddress', 'consent']],
  [complete, ten, ['ownConsent']],
  [withPart({ ownConsent: true }), ten, []],
  [withPart({ ownConsent: true, consent: false }), ten, ['consent']],
])('tells what is missing (%#)', (form, variant, expected) => {
  expect(Object.keys(checkForm(requestFields(variant), form))).toEqual(expected);
});

it('makes the request of the form', () => {
  const form = withPart({
    phoneNumber: '00381 64',
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
