import type { PriceRequest, Project } from '@suite/api';
import type { Locale } from '@suite/contracts';
import { ASK_FOR_PRICE_FIELDS } from '@suite/contracts/fields';
import { type FormValues, HONEYPOT, type TickBox } from '@suite/forms';

/** Fields that differ between organisations (specification §5). */
export interface FormVariant {
  /** Asks for the organisation's own consent and offers its newsletter, without a time to call. */
  readonly ownConsent: boolean;
}

export function variantOf({ requestForm }: Pick<Project, 'requestForm'>): FormVariant {
  return { ownConsent: requestForm === 'own-consent' };
}

const tickBox = (required: boolean): TickBox => ({ kind: 'tick', required });

/** What can be typed, and ticked: nothing is ticked beforehand. */
export function requestFields({ ownConsent }: FormVariant) {
  return {
    ...ASK_FOR_PRICE_FIELDS,
    website: HONEYPOT,
    /** To the product's privacy policy. */
    consent: tickBox(true),
    /** The organisation's own, where it asks for one. */
    ownConsent: tickBox(ownConsent),
    newsletter: tickBox(false),
  };
}

export type RequestFields = ReturnType<typeof requestFields>;
export type RequestValues = FormValues<RequestFields>;

/** What was typed and ticked into a request that waits. */
export function typedIn(request: PriceRequest): Partial<RequestValues> {
  const { firstName, lastName, emailAddress, phoneNumber = '', note = '', contactTime = '' } = request;
  const newsletter = request.subscribeToNewsletter === true;
  return { firstName, lastName, emailAddress, phoneNumber, note, contactTime, newsletter, consent: true };
}

/** The request of a form that lacks nothing. */
export function toPriceRequest(
  values: RequestValues,
  variant: FormVariant,
  about: { readonly apartmentId: number; readonly locale: Locale; readonly priceShown: boolean },
): PriceRequest {
  const { firstName, lastName, emailAddress, phoneNumber, note, contactTime, newsletter, website } = values;
  return {
    apartmentId: about.apartmentId,
    emailTemplateToUse: about.priceShown ? 'information_request' : 'price_request',
    localeId: about.locale,
    emailAddress,
    firstName,
    lastName,
    phoneNumber,
    note,
    contactTime: variant.ownConsent ? '' : contactTime,
    consentToPrivacyPolicy: true,
    subscribeToNewsletter: variant.ownConsent && newsletter,
    ...(website && { website }),
  };
}
