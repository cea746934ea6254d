import { byToken, valid } from '../documents/account.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const verifyPasswordReset = defineOperation({
  method: 'POST',
  path: '/api/v1/users/password-reset-verify',
  access: 'public',
  audit: { action: 'account.change' },
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Whether the token of a link still holds',
  body: byToken,
  response: valid,
});
