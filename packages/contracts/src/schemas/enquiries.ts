import { z } from 'zod';
import { type OperationSchemas, ok } from './envelope.ts';
import { byId, emailAddress, id, localeId, personName, safeLine, safeText } from './fields.ts';

/** Templates of mails that a price request may name. */
export const PRICE_REQUEST_TEMPLATES = ['price_request', 'information_request'] as const;

const phoneNumber = z
  .string()
  .trim()
  .max(30, 'must have at most 30 characters')
  .regex(/^[\d ]*$/, 'must have only numbers and spaces');
/** A note has fewer than 300 characters. */
const note = safeText(299);
/** Invisible to people; what fills it in is a robot, and its request is dropped. */
const honeypot = z.string().max(500).optional();

/** The person's consent to the privacy policy is part of the request: without it there is none. */
export const priceRequest = z.strictObject({
  apartmentId: id,
  emailTemplateToUse: z.enum(PRICE_REQUEST_TEMPLATES).prefault('price_request'),
  emailAddress,
  firstName: personName,
  lastName: personName,
  phoneNumber: phoneNumber.prefault(''),
  note: note.prefault(''),
  localeId: localeId.prefault('en'),
  contactTime: safeLine(100).prefault(''),
  consentToPrivacyPolicy: z.literal(true, 'must be given'),
  subscribeToNewsletter: z.boolean().prefault(false),
  website: honeypot,
});

export const favoritesMail = z.strictObject({
  favoritesList: z.array(id).min(1, 'must have at least one unit').max(50, 'must have at most 50 units'),
  emailAddress,
  firstName: safeLine(25).prefault(''),
  lastName: safeLine(25).prefault(''),
  phoneNumber: phoneNumber.prefault(''),
  note: note.prefault(''),
  localeId: localeId.prefault('en'),
  website: honeypot,
});

export const ENQUIRY_SCHEMAS = {
  askForPrice: {
    summary: 'Asks for the price of a unit; Idempotency-Key makes repeating it safe',
    body: priceRequest,
    response: ok,
    status: 202,
  },
  sendFavorites: {
    summary: 'Sends a list of units by mail',
    body: favoritesMail,
    response: ok,
    status: 202,
  },
  sendFavoritesFromApp: {
    summary: 'Sends a list of units by mail',
    params: byId,
    body: favoritesMail,
    response: ok,
    status: 202,
  },
} as const satisfies Record<string, OperationSchemas>;
