import { PASSKEY_FIELDS } from '@suite/contracts/fields';
import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { bytes, recoveryCodes } from '../documents/second-factor.ts';
import { fieldSchemas } from '../fields.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const addPasskey = defineOperation({
  method: 'POST',
  path: '/api/v1/users/passkeys',
  access: 'user',
  audit: { action: 'account.change' },
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Adds a passkey that the browser made; with the first factor of an account come recovery codes',
  body: z.strictObject({
    ...fieldSchemas(PASSKEY_FIELDS),
    credentialId: bytes,
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/, 'must be a transport'))
      .max(10)
      .readonly(),
  }),
  response: recoveryCodes.extend({ id }),
  status: 201,
  errors: [403, 409],
});
