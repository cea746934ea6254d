import { SET_PASSWORD_FIELDS } from '@suite/contracts/fields';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { fieldSchemas, oneTimeToken } from '../fields.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const setPassword = defineOperation({
  method: 'POST',
  path: '/api/v1/users/password-set',
  access: 'public',
  audit: { action: 'account.change' },
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Sets the first password of an invited person',
  body: z.strictObject({ token: oneTimeToken, ...fieldSchemas(SET_PASSWORD_FIELDS) }),
  response: ok,
});
