import { withPassword } from '../documents/second-factor.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const endOtherSessions = defineOperation({
  method: 'DELETE',
  path: '/api/v1/users/sessions',
  access: 'user',
  audit: { action: 'account.change' },
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Ends all sessions of the person but the one that asks',
  body: withPassword,
  response: 'nothing',
  status: 204,
  errors: [403],
});
