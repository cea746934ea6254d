import { byToken, valid } from '../documents/account.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const confirmEmail = defineOperation({
  method: 'POST',
  path: '/api/v1/users/confirm-email-verify',
  access: 'public',
  audit: { action: 'account.change' },
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Confirms an address by the token of its link',
  body: byToken,
  response: valid,
});
