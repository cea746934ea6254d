import { z } from 'zod';
import { password } from '../documents/account.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const deleteAccount = defineOperation({
  method: 'DELETE',
  path: '/api/v1/users',
  access: 'user',
  audit: { action: 'account.delete' },
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Deletes the own account and what is known of the person',
  body: z.strictObject({ currentPassword: password }),
  response: 'nothing',
  status: 204,
  errors: [403],
});
