import { byToken, valid } from '../documents/account.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const confirmNewsletter = defineOperation({
  method: 'POST',
  path: '/api/v1/public/newsletter/confirm',
  access: 'public',
  audit: 'none',
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Subscribes an address to a newsletter by the token of its link',
  body: byToken,
  response: valid,
});
