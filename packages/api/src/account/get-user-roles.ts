import { role } from '@suite/contracts/schemas';
import { collection } from '../envelope.ts';
import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getUserRoles = defineOperation({
  method: 'GET',
  path: '/api/v1/users/get-user-roles',
  access: 'user',
  summary: 'All roles',
  query: noQuery,
  response: collection(role),
});
