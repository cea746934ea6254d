import { z } from 'zod';
import { MAIL_STATES, mail } from '../documents/mail.ts';
import { collection } from '../envelope.ts';
import { defineOperation } from '../operation.ts';

export const listMails = defineOperation({
  method: 'GET',
  path: '/api/v1/mails',
  access: 'mail:read',
  audit: { action: 'mails.read' },
  summary: 'The latest 200 mails with their delivery',
  query: z.strictObject({ state: z.enum(MAIL_STATES).optional() }),
  response: collection(mail),
});
