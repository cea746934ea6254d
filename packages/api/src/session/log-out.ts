import { ok } from '../envelope.ts';
import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const logOut = defineOperation({
  method: 'GET',
  path: '/api/v1/users/logout',
  access: 'public',
  ignoresToken: true,
  summary: 'Ends the session of the cookie',
  query: noQuery,
  response: ok,
  errors: [403],
});
