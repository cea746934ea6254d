import { token } from '../documents/account.ts';
import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const refreshToken = defineOperation({
  method: 'GET',
  path: '/api/v1/users/refresh-token',
  access: 'public',
  ignoresToken: true,
  summary: 'A new token for the session of the cookie',
  query: noQuery,
  response: token,
  errors: [401, 403],
});
