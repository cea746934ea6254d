import { z } from 'zod';
import { withPassword } from '../documents/second-factor.ts';
import { textId } from '../fields.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const deletePasskey = defineOperation({
  method: 'DELETE',
  path: '/api/v1/users/passkeys/{passkeyId}',
  access: 'user',
  audit: { action: 'account.change' },
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Removes a passkey',
  params: z.strictObject({ passkeyId: textId }),
  body: withPassword,
  response: 'nothing',
  status: 204,
  errors: [403],
});
