import { secondFactors } from '../documents/second-factor.ts';
import { resource } from '../envelope.ts';
import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getSecondFactors = defineOperation({
  method: 'GET',
  path: '/api/v1/users/second-factors',
  access: 'user',
  summary: 'What the person gives after the password',
  query: noQuery,
  response: resource(secondFactors),
  errors: [403],
});
