import { createHash, randomUUID } from 'node:crypto';
import { priceRequest } from '@suite/api';
import { LOCALES, UNIT_STATUSES } from '@suite/contracts';
import { z } from 'zod';
import { RequestError } from '../../errors.ts';

/** What a later version of the server adds is not in the way of this one, which may be gone back to. */
const mailUnit = z.object({
  projectName: z.string(),
  /** Empty in what was accepted before it was named. */
  organizationName: z.string().prefault(''),
  buildingName: z.string(),
  name: z.string(),
  typeName: z.string().nullable(),
  areaM2: z.number(),
  floor: z.int(),
  status: z.enum(UNIT_STATUSES).nullable(),
  link: z.string(),
});

const newsletterOffer = z.object({
  organizationId: z.int(),
  organizationName: z.string(),
  linkHours: z.int(),
  /** Without a slash at its end. */
  publicUrl: z.string(),
});

export type NewsletterOffer = z.output<typeof newsletterOffer>;

/**
 * A price request with all that storing it needs, so that it can be stored later too, whatever became of the unit.
 */
export const acceptedRequest = z.object({
  /** UUID, or 64 hexadecimal digits. */
  idempotencyKey: z.string(),
  /** Of its header and its unit; absent without a header, and in what was accepted before it was known. */
  threadKey: z.string().optional(),
  receivedAt: z.iso.datetime(),
  projectId: z.int(),
  request: priceRequest.omit({ website: true }),
  office: z.strictObject({
    email: z.string().nullable(),
    locale: z.enum(LOCALES),
    unit: mailUnit,
  }),
  /** The unit in the language of the visitor. */
  unit: mailUnit,
  /** Where the visitor asked for the newsletter of an organisation that offers one. */
  newsletter: newsletterOffer.optional(),
});

export type AcceptedRequest = z.output<typeof acceptedRequest>;

/** A price request that came while the database was away: of its unit nothing is known yet but the number. */
export const receivedRequest = z.object({
  idempotencyKey: z.string(),
  threadKey: z.string().optional(),
  receivedAt: z.iso.datetime(),
  request: priceRequest.omit({ website: true }),
  /** Links in the mails begin with it; without a slash at its end. */
  publicUrl: z.string(),
});

export type ReceivedRequest = z.output<typeof receivedRequest>;

/** What the journal has. */
export const journalledRequest = z.union([acceptedRequest, receivedRequest]);

export type JournalledRequest = z.output<typeof journalledRequest>;

export function isAccepted(request: JournalledRequest): request is AcceptedRequest {
  return 'unit' in request;
}

const KEY = /^[\w-]{16,64}$/;

/**
 * Key by which a repeated request is known. It is of the header and of what was sent: the same key with something
 * else in the request corrects the former one, or is another request (`amendment.ts`), so that nobody's is lost. Without a header no request is a repetition.
 * @throws {RequestError} 400 for a header that is no key.
 */
export function idempotencyKeyOf(
  header: string | readonly string[] | undefined,
  request: AcceptedRequest['request'],
): string {
  if (header === undefined) return randomUUID();
  if (typeof header === 'string' && KEY.test(header)) {
    return createHash('sha256')
      .update(`${header}\n${JSON.stringify(request)}`)
      .digest('hex');
  }
  const message =
    'The header Idempotency-Key must have 16 to 64 letters, digits, "-" or "_", such as a UUID.';
  throw new RequestError(400, 'invalid-request', message, [{ path: 'Idempotency-Key', message }]);
}

/** Key of an enquiry with all that corrects it; absent without a header. */
export function threadKeyOf(
  header: string | readonly string[] | undefined,
  { apartmentId }: AcceptedRequest['request'],
): string | undefined {
  if (typeof header !== 'string') return undefined;
  return createHash('sha256').update(`${header}\n${apartmentId}`).digest('hex');
}
