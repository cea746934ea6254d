import { id, isoTime } from '@suite/contracts/schemas';
import { z } from 'zod';
import { email } from '../fields.ts';

export const MAIL_STATES = ['queued', 'sent', 'failed'] as const;

/** `failed`: refused for good, or given up; it can be tried again by hand. */
export const delivery = z.object({
  mailId: id,
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  sentAt: isoTime.nullable(),
  lastError: z.string().nullable(),
  /** When it is tried the next time; null when it is not. */
  nextAttemptAt: isoTime.nullable(),
});

export const mail = z.object({
  id,
  to: email,
  subject: z.string(),
  createdAt: isoTime,
  ...delivery.omit({ mailId: true, nextAttemptAt: true }).shape,
});

/** The text is there only while no mail server is configured and the server keeps the mails itself. */
export const wholeMail = mail.extend({ text: z.string().nullable(), html: z.string().nullable() });
