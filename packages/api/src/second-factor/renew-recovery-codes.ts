import { recoveryCodes, withPassword } from '../documents/second-factor.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const renewRecoveryCodes = defineOperation({
  method: 'POST',
  path: '/api/v1/users/second-factors/recovery-codes',
  access: 'user',
  audit: { action: 'account.change' },
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'New recovery codes in place of those of before, told once',
  body: withPassword,
  response: recoveryCodes,
  errors: [403, 409],
});
