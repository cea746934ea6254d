import { z } from 'zod';
import { collection, type OperationSchemas, resource } from './envelope.ts';
import { byId, id, isoTime, localeId, safeText, textId } from './fields.ts';

export const MAIL_STATES = ['queued', 'sent', 'failed'] as const;
/** `failed`: refused for good, or given up; it can be tried again by hand. */
export const delivery = z.object({
  mailId: id,
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  sentAt: isoTime.nullable(),
  lastError: z.string().nullable(),
});

const state = z.enum(['new', 'in-progress', 'fulfilled']);

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

const some = z.strictObject({ projectId: textId.optional(), state: state.optional() });
const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a number from 1')
  .transform(Number);

/** Price requests on a page of the list. */
export const ENQUIRIES_PER_PAGE = 25;

export const STAFF_ENQUIRY_SCHEMAS = {
  listEnquiries: {
    summary: `Price requests, the newest first, ${ENQUIRIES_PER_PAGE} a page; meta.total counts all pages`,
    query: some.extend({ page: page.prefault('1') }),
    response: collection(enquiry),
  },
  exportEnquiries: { summary: 'Price requests as CSV', query: some, response: null },
  updateEnquiry: {
    summary: 'Sets the state of a price request, adds a note to it, or both',
    params: byId,
    body: enquiryChanges,
    response: resource(enquiry),
  },
} as const satisfies Record<string, OperationSchemas>;
