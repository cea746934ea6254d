import { profile } from '@suite/contracts/schemas';
import { resource } from '../envelope.ts';
import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getProfile = defineOperation({
  method: 'GET',
  path: '/api/v1/users/profile',
  access: 'user',
  summary: 'Who is signed in',
  query: noQuery,
  response: resource(profile),
});
