import { withPassword } from '../documents/second-factor.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const removeTotp = defineOperation({
  method: 'DELETE',
  path: '/api/v1/users/second-factors/totp',
  access: 'user',
  audit: { action: 'account.change' },
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Removes the authenticator app',
  body: withPassword,
  response: 'nothing',
  status: 204,
  errors: [403],
});
