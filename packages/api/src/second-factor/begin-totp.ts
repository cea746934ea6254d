import { totpEnrolment, withPassword } from '../documents/second-factor.ts';
import { resource } from '../envelope.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const beginTotp = defineOperation({
  method: 'POST',
  path: '/api/v1/users/second-factors/totp',
  access: 'user',
  audit: 'none',
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'A secret for an authenticator app, which counts once a code of it was given',
  body: withPassword,
  response: resource(totpEnrolment),
  errors: [403, 409],
});
