import { ASK_FOR_PRICE_FIELDS, SEND_FAVORITES_FIELDS, UPDATE_ENQUIRY_FIELDS } from '@suite/contracts/fields';
import { id, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';
import { email, fieldSchema, fieldSchemas, localeId, textId } from '../fields.ts';
import { delivery } from './mail.ts';

/** Templates of mails that a price request may name. */
export const PRICE_REQUEST_TEMPLATES = ['price_request', 'information_request'] as const;

/** Invisible to people; what fills it in is a robot, and its request is dropped. */
const honeypot = z.string().max(500).optional();

/** The person's consent to the privacy policy is part of the request: without it there is none. */
export const priceRequest = z.strictObject({
  apartmentId: id,
  emailTemplateToUse: z.enum(PRICE_REQUEST_TEMPLATES).prefault('price_request'),
  ...fieldSchemas(ASK_FOR_PRICE_FIELDS),
  website: honeypot,
  localeId: localeId.prefault('en'),
  consentToPrivacyPolicy: z.literal(true, 'must be given'),
  subscribeToNewsletter: z.boolean().prefault(false),
});

export const favoritesMail = z.strictObject({
  favoritesList: z.array(id).min(1, 'must have at least one unit').max(50, 'must have at most 50 units'),
  ...fieldSchemas(SEND_FAVORITES_FIELDS),
  website: honeypot,
  localeId: localeId.prefault('en'),
});

export const state = z.enum(['new', 'in-progress', 'fulfilled']);

/** What the sender of a price request may correct by sending it again with its key. */
export const AMENDABLE_FIELDS = [
  'emailAddress',
  'firstName',
  'lastName',
  'phoneNumber',
  'note',
  'contactTime',
] as const;

/** Who sees to a price request, or may. */
export const assignee = z.object({ id, name: z.string() });

/** What staff did with a price request (another state, another assignee, a note), or that its sender corrected it. */
const entry = z.object({
  at: isoTime,
  /** Name of who did it; null when the person is gone. */
  by: z.string().nullable(),
  state: state.nullable(),
  note: z.string().nullable(),
  /** Where it was given to somebody, whose name is null when the person is gone; or is nobody's again. */
  assignment: z.object({ kind: z.enum(['given', 'released']), assignee: z.string().nullable() }).optional(),
  /** Where the sender corrected the request: what it said before, by the fields that were corrected. */
  former: z.partialRecord(z.enum(AMENDABLE_FIELDS), z.string()).optional(),
});

export const NEWSLETTER_STATES = ['none', 'asked', 'confirmed', 'withdrawn'] as const;

/** Whether the person may be sent the organisation's newsletter: only once confirmed by mail. */
const newsletter = z.object({
  state: z.enum(NEWSLETTER_STATES),
  askedAt: isoTime.nullable(),
  confirmedAt: isoTime.nullable(),
  withdrawnAt: isoTime.nullable(),
});

/** Whom a price request is mailed to: the sales office, and its sender that it has arrived. */
export const MAIL_RECIPIENTS = ['office', 'sender'] as const;

const earlierMail = delivery.extend({ recipient: z.enum(MAIL_RECIPIENTS), createdAt: isoTime });

/** A price request as staff see it. */
export const enquiry = z.object({
  id,
  projectId: id,
  apartmentId: id,
  /** Building and number of the unit when it was asked for. */
  unit: z.string(),
  /** Of the unit at that time, whole euros; null where none is known. */
  priceEur: z.int().nullable(),
  emailAddress: email,
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  note: z.string(),
  localeId,
  contactTime: z.string(),
  subscribeToNewsletter: z.boolean(),
  /** Of the person's address; null where the organisation offers none. */
  newsletter: newsletter.nullable(),
  createdAt: isoTime,
  state,
  assignee: assignee.nullable(),
  /** A year after, the request is deleted. */
  fulfilledAt: isoTime.nullable(),
  /** The oldest first. */
  history: z.array(entry),
  /** Of the mail to the sales office; null where the project names none. */
  delivery: delivery.nullable(),
  /** Of the mail to the sender that it has arrived; null where there is none. */
  receipt: delivery.nullable(),
  /** Mails before those two, the newest first: what corrected the request was mailed too. */
  earlierMails: z.array(earlierMail),
});

/**
 * What is absent stays; an assignee of null is nobody. Notes are added, never changed. `sendAgain` queues the latest mail
 * to each that is named again, from its first attempt; it has to have failed.
 */
export const enquiryChanges = z.strictObject({
  state: state.optional(),
  assigneeId: id.nullable().optional(),
  note: fieldSchema(UPDATE_ENQUIRY_FIELDS.note).optional(),
  sendAgain: z.array(z.enum(MAIL_RECIPIENTS)).min(1).max(MAIL_RECIPIENTS.length).optional(),
});

/** Of the person who asks, or of nobody. */
export const ASSIGNEE_FILTERS = ['me', 'nobody'] as const;

export const enquiryQuery = z.strictObject({
  projectId: textId.optional(),
  state: state.optional(),
  assignee: z.enum(ASSIGNEE_FILTERS).optional(),
  /** A part of a name, an address, a telephone number, a unit or what was written. */
  search: z.string().trim().min(1).max(100).optional(),
});

/** Price requests on a page of the list. */
export const ENQUIRIES_PER_PAGE = 25;
