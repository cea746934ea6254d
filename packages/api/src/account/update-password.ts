import { SET_PASSWORD_FIELDS } from '@suite/contracts/fields';
import { z } from 'zod';
import { password } from '../documents/account.ts';
import { ok } from '../envelope.ts';
import { fieldSchemas } from '../fields.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const updatePassword = defineOperation({
  method: 'PUT',
  path: '/api/v1/users/password-update',
  access: 'user',
  audit: { action: 'account.change' },
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Sets a new password; other sessions end',
  body: z.strictObject({ ...fieldSchemas(SET_PASSWORD_FIELDS), currentPassword: password.optional() }),
  response: ok,
  errors: [403],
});
