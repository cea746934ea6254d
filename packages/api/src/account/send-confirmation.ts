import { SEND_CONFIRMATION_FIELDS } from '@suite/contracts/fields';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { fieldSchemas, localeId } from '../fields.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const sendConfirmation = defineOperation({
  method: 'POST',
  path: '/api/v1/users/confirm-email',
  access: 'public',
  audit: 'none',
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Sends the link that confirms an address',
  body: z.strictObject({ ...fieldSchemas(SEND_CONFIRMATION_FIELDS), localeId: localeId.prefault('en') }),
  response: ok,
  status: 202,
});
