import { PASSKEY_FIELDS } from '@suite/contracts/fields';
import { z } from 'zod';
import { passkey } from '../documents/second-factor.ts';
import { resource } from '../envelope.ts';
import { fieldSchemas, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const renamePasskey = defineOperation({
  method: 'PATCH',
  path: '/api/v1/users/passkeys/{passkeyId}',
  access: 'user',
  audit: 'none',
  summary: 'Gives a passkey another name',
  params: z.strictObject({ passkeyId: textId }),
  body: z.strictObject(fieldSchemas(PASSKEY_FIELDS)),
  response: resource(passkey),
  errors: [403],
});
