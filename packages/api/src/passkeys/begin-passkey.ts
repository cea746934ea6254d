import { passkeyOptions, withPassword } from '../documents/second-factor.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const beginPasskey = defineOperation({
  method: 'POST',
  path: '/api/v1/users/passkeys/options',
  access: 'user',
  audit: 'none',
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'What a browser makes a passkey with',
  body: withPassword,
  response: passkeyOptions,
  errors: [403, 409],
});
