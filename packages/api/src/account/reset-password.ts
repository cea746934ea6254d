import { SET_PASSWORD_FIELDS } from '@suite/contracts/fields';
import { z } from 'zod';
import { ok } from '../envelope.ts';
import { emailAddressOrUserName, fieldSchemas, localeId, oneTimeToken } from '../fields.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const resetPassword = defineOperation({
  method: 'POST',
  path: '/api/v1/users/password-reset',
  access: 'public',
  audit: 'none',
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'With a token sets the password; with an address or a user name sends the link (202)',
  body: z.union([
    z.strictObject({ token: oneTimeToken, ...fieldSchemas(SET_PASSWORD_FIELDS) }),
    z.strictObject({ email: emailAddressOrUserName, localeId: localeId.optional() }),
    z.strictObject({ username: emailAddressOrUserName, localeId: localeId.optional() }),
  ]),
  response: ok,
  otherStatus: 202,
});
