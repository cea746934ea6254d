import { RECOVERY_CODE_FIELDS, TOTP_FIELDS } from '@suite/contracts/fields';
import { z } from 'zod';
import { token } from '../documents/account.ts';
import { loginToken } from '../documents/second-factor.ts';
import { fieldSchemas } from '../fields.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const logInWithCode = defineOperation({
  method: 'POST',
  path: '/api/v1/users/auth/second-factor',
  access: 'public',
  audit: { action: 'log-in', entity: 'person' },
  rateLimit: AUTHENTICATION_LIMIT,
  ignoresToken: true,
  summary: 'Ends a login by a code of the authenticator app, or by a recovery code',
  body: z.union([
    z.strictObject({ loginToken, ...fieldSchemas(TOTP_FIELDS) }),
    z.strictObject({ loginToken, ...fieldSchemas(RECOVERY_CODE_FIELDS) }),
  ]),
  response: token,
  errors: [401],
});
