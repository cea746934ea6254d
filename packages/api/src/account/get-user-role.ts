import { role } from '@suite/contracts/schemas';
import { z } from 'zod';
import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getUserRole = defineOperation({
  method: 'GET',
  path: '/api/v1/users/get-user-role',
  access: 'user',
  summary: 'The strongest role',
  query: noQuery,
  response: z.object({ data: role }),
  errors: [404],
});
