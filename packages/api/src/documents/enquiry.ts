import { id, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';
import { emailAddress, localeId, personName, safeLine, safeText, textId } from '../fields.ts';
import { delivery } from './mail.ts';

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

export const state = z.enum(['new', 'in-progress', 'fulfilled']);

/** What staff did with a price request: another state, a note, or both. */
const entry = z.object({
  at: isoTime,
  /** Name of who did it; null when the person is gone. */
  by: z.string().nullable(),
  state: state.nullable(),
  note: z.string().nullable(),
});

/** A price request as staff see it. */
export const enquiry = z.object({
  id,
  projectId: id,
  apartmentId: id,
  /** Building and number of the unit when it was asked for. */
  unit: z.string(),
  emailAddress: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  note: z.string(),
  localeId,
  contactTime: z.string(),
  subscribeToNewsletter: z.boolean(),
  createdAt: isoTime,
  state,
  /** A year after, the request is deleted. */
  fulfilledAt: isoTime.nullable(),
  /** The oldest first. */
  history: z.array(entry),
  /** Of the mail to the sales office; null where the project names none. */
  delivery: delivery.nullable(),
});

/** Absent: the state stays, nothing is noted. Notes are added, never changed. */
export const enquiryChanges = z.strictObject({
  state: state.optional(),
  note: safeText(1000).min(1, 'must not be empty').optional(),
});

export const enquiryQuery = z.strictObject({ projectId: textId.optional(), state: state.optional() });

/** Price requests on a page of the list. */
export const ENQUIRIES_PER_PAGE = 25;
