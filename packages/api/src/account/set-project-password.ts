import { SET_PASSWORD_FIELDS } from '@suite/contracts/fields';
import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { password } from '../documents/account.ts';
import { ok } from '../envelope.ts';
import { fieldSchemas } from '../fields.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const setProjectPassword = defineOperation({
  method: 'PUT',
  path: '/api/v1/users/project-password',
  access: 'member',
  audit: { action: 'account.change' },
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Sets a password that signs in to one project only',
  body: z.strictObject({
    projectId: id,
    ...fieldSchemas(SET_PASSWORD_FIELDS),
    currentPassword: password.optional(),
  }),
  response: ok,
  errors: [403],
});
