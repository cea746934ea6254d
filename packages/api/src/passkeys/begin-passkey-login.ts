import { z } from 'zod';
import { loginToken, passkeyOptions } from '../documents/second-factor.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const beginPasskeyLogin = defineOperation({
  method: 'POST',
  path: '/api/v1/users/auth/passkey-options',
  access: 'public',
  audit: 'none',
  rateLimit: AUTHENTICATION_LIMIT,
  ignoresToken: true,
  summary: 'What a browser signs in with: any passkey, or one of the login that waits',
  body: z.strictObject({ loginToken: loginToken.optional() }),
  response: passkeyOptions,
  errors: [401],
});
