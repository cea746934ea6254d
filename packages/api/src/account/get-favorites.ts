import { favorites } from '../documents/account.ts';
import { resource } from '../envelope.ts';
import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getFavorites = defineOperation({
  method: 'GET',
  path: '/api/v1/users/favorites',
  access: 'user',
  summary: 'The saved homes of the account',
  query: noQuery,
  response: resource(favorites),
  errors: [403],
});
