import { TOTP_FIELDS } from '@suite/contracts/fields';
import { z } from 'zod';
import { recoveryCodes } from '../documents/second-factor.ts';
import { fieldSchemas } from '../fields.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const confirmTotp = defineOperation({
  method: 'PUT',
  path: '/api/v1/users/second-factors/totp',
  access: 'user',
  audit: { action: 'account.change' },
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Confirms the authenticator app by a code of it; gives the recovery codes, once',
  body: z.strictObject(fieldSchemas(TOTP_FIELDS)),
  response: recoveryCodes,
  errors: [403],
});
