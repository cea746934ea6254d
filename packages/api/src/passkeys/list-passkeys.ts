import { passkey } from '../documents/second-factor.ts';
import { collection } from '../envelope.ts';
import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listPasskeys = defineOperation({
  method: 'GET',
  path: '/api/v1/users/passkeys',
  access: 'user',
  summary: 'Passkeys of the person',
  query: noQuery,
  response: collection(passkey),
  errors: [403],
});
