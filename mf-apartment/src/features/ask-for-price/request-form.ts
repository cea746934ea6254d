import type { PriceRequest } from '@suite/api';
import type { Locale } from '@suite/contracts';
import { isEmailAddress, isPhoneNumber, NAME_LIMIT, NOTE_LIMIT, phoneNumberToSend } from '@suite/domain';

/** What can be typed and ticked. */
export interface RequestForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly phoneNumber: string;
  readonly contactTime: string;
  readonly note: string;
  /** The product's privacy policy. */
  readonly consent: boolean;
  /** The organisation's own consent, where it asks for one. */
  readonly ownConsent: boolean;
  readonly newsletter: boolean;
  /** Out of people's sight: what fills it in is a robot. */
  readonly website: string;
}

export const EMPTY_REQUEST: RequestForm = {
  firstName: '',
  lastName: '',
  emailAddress: '',
  phoneNumber: '',
  contactTime: '',
  note: '',
  consent: false,
  ownConsent: false,
  newsletter: false,
  website: '',
};

export type TextKey = 'firstName' | 'lastName' | 'emailAddress' | 'phoneNumber' | 'contactTime' | 'note';
/** What is wrong with a field; each has a message of its name. */
export type FieldError =
  | 'required'
  | 'name-long'
  | 'email-required'
  | 'email-invalid'
  | 'phone'
  | 'contact-time-long'
  | 'note-long';
export type FieldErrors = Partial<Record<TextKey, FieldError>>;

/** Fields that differ between organisations (specification §5). */
export interface FormVariant {
  /** Asks for the organisation's own consent and offers its newsletter, without a time to call. */
  readonly ownConsent: boolean;
}
const OWN_CONSENT_ORGANIZATION_ID = 10;

export function variantOf(organizationId: number | null): FormVariant {
  return { ownConsent: organizationId === OWN_CONSENT_ORGANIZATION_ID };
}

/** The server takes no longer one. */
export const CONTACT_TIME_LIMIT = 100;

function nameError(text: string): FieldError | undefined {
  const { length } = text.trim();
  if (length === 0) return 'required';
  return length > NAME_LIMIT ? 'name-long' : undefined;
}

function emailError(text: string): FieldError | undefined {
  if (text.trim() === '') return 'email-required';
  return isEmailAddress(text) ? undefined : 'email-invalid';
}

const isPhone = (text: string) => isPhoneNumber(text) && phoneNumberToSend(text).length <= 30;

export function fieldErrors(form: RequestForm): FieldErrors {
  const errors: Record<TextKey, FieldError | undefined> = {
    firstName: nameError(form.firstName),
    lastName: nameError(form.lastName),
    emailAddress: emailError(form.emailAddress),
    phoneNumber: isPhone(form.phoneNumber) ? undefined : 'phone',
    contactTime: form.contactTime.trim().length > CONTACT_TIME_LIMIT ? 'contact-time-long' : undefined,
    note: form.note.trim().length >= NOTE_LIMIT ? 'note-long' : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

export type Missing = TextKey | 'consent' | 'ownConsent';

/** What still keeps the form from being sent, in the order of the form; empty when it may be. */
export function missingParts(form: RequestForm, variant: FormVariant): Missing[] {
  const errors = fieldErrors(variant.ownConsent ? { ...form, contactTime: '' } : form);
  const fields: Missing[] = (Object.keys(EMPTY_REQUEST) as TextKey[]).filter((key) => errors[key]);
  if (!form.consent) fields.push('consent');
  if (variant.ownConsent && !form.ownConsent) fields.push('ownConsent');
  return fields;
}

/** The request of a form that lacks nothing. */
export function toPriceRequest(
  form: RequestForm,
  variant: FormVariant,
  about: { readonly apartmentId: number; readonly locale: Locale; readonly priceShown: boolean },
): PriceRequest {
  return {
    apartmentId: about.apartmentId,
    emailTemplateToUse: about.priceShown ? 'information_request' : 'price_request',
    localeId: about.locale,
    emailAddress: form.emailAddress.trim(),
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    phoneNumber: phoneNumberToSend(form.phoneNumber),
    note: form.note.trim(),
    contactTime: variant.ownConsent ? '' : form.contactTime.trim(),
    consentToPrivacyPolicy: true,
    subscribeToNewsletter: variant.ownConsent && form.newsletter,
    ...(form.website && { website: form.website }),
  };
}
