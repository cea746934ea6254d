import { z } from 'zod';
import { password } from '../documents/account.ts';
import { login } from '../documents/second-factor.ts';
import { emailAddressOrUserName } from '../fields.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

/** Of work that a response of 429 has asked for: base64 of challenge and solution (altcha-lib). */
const proof = z.string().max(2000).optional();

export const logIn = defineOperation({
  method: 'POST',
  path: '/api/v1/users/auth',
  access: 'public',
  audit: { action: 'log-in', entity: 'person' },
  rateLimit: { ...AUTHENTICATION_LIMIT, ofDevice: true },
  ignoresToken: true,
  summary: 'Signs in and sets the cookie of the session, or says which second step is to follow',
  body: z.union([
    z.strictObject({ username: emailAddressOrUserName, password, proof }),
    z.strictObject({ email: emailAddressOrUserName, password, proof }),
  ]),
  response: login,
  errors: [401],
});
