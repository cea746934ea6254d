import { SIGN_UP_FIELDS } from '@suite/contracts/fields';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { fieldSchemas, localeId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const signUp = defineOperation({
  method: 'POST',
  path: '/api/v1/users/signup',
  access: 'public',
  audit: { action: 'account.change' },
  rateLimit: { max: 5, timeWindow: '1 hour' },
  summary: 'Registers a person; known and unknown addresses are answered alike',
  body: z.strictObject({
    ...fieldSchemas(SIGN_UP_FIELDS),
    localization: localeId.prefault('en'),
  }),
  response: ok,
  status: 202,
});
