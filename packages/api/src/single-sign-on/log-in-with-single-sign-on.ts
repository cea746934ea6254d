import { z } from 'zod';
import { login } from '../documents/second-factor.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

/** What a provider sends back with the browser. */
const returned = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\x21-\x7e]+$/, 'must be ASCII');

export const logInWithSingleSignOn = defineOperation({
  method: 'POST',
  path: '/api/v1/users/auth/single-sign-on',
  access: 'public',
  audit: { action: 'log-in', entity: 'person' },
  rateLimit: AUTHENTICATION_LIMIT,
  ignoresToken: true,
  summary:
    "Ends an organisation's own login by what its provider sent back, or says which second step is to follow",
  body: z.strictObject({
    code: returned(2000),
    state: returned(200),
    /** RFC 9207. */
    iss: returned(500).optional(),
  }),
  response: login.extend({ returnTo: z.string() }),
  errors: [401, 403, 404, 502],
});
