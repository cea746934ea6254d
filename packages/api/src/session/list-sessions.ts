import { session } from '../documents/session.ts';
import { collection } from '../envelope.ts';
import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listSessions = defineOperation({
  method: 'GET',
  path: '/api/v1/users/sessions',
  access: 'user',
  summary: 'Where the person is logged in, the session used last first',
  query: noQuery,
  response: collection(session),
  errors: [403],
});
