import { z } from 'zod';
import { password, token } from '../documents/account.ts';
import { emailAddressOrUserName } from '../fields.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const logIn = defineOperation({
  method: 'POST',
  path: '/api/v1/users/auth',
  access: 'public',
  audit: { action: 'log-in', entity: 'person' },
  rateLimit: AUTHENTICATION_LIMIT,
  ignoresToken: true,
  summary: 'Signs in; sets the cookie of the session',
  body: z.union([
    z.strictObject({ username: emailAddressOrUserName, password }),
    z.strictObject({ email: emailAddressOrUserName, password }),
  ]),
  response: token,
  errors: [401],
});
