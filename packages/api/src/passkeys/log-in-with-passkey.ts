import { z } from 'zod';
import { token } from '../documents/account.ts';
import { bytes } from '../documents/second-factor.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const logInWithPasskey = defineOperation({
  method: 'POST',
  path: '/api/v1/users/auth/passkey',
  access: 'public',
  audit: { action: 'log-in', entity: 'person' },
  rateLimit: AUTHENTICATION_LIMIT,
  ignoresToken: true,
  summary: 'Signs in with a passkey, or ends a login with one',
  body: z.strictObject({
    credentialId: bytes,
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
  }),
  response: token,
  errors: [401],
});
