import { z } from 'zod';
import { address } from '../documents/account.ts';
import { ok } from '../envelope.ts';
import { localeId, newPassword, oneTimeToken } from '../fields.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const resetPassword = defineOperation({
  method: 'POST',
  path: '/api/v1/users/password-reset',
  access: 'public',
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'With a token sets the password; with an address or a user name sends the link (202)',
  body: z.union([
    z.strictObject({ token: oneTimeToken, password: newPassword }),
    z.strictObject({ email: address, localeId: localeId.optional() }),
    z.strictObject({ username: address, localeId: localeId.optional() }),
  ]),
  response: ok,
});
