import { z } from 'zod';
import { withPassword } from '../documents/second-factor.ts';
import { textId } from '../fields.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const endSession = defineOperation({
  method: 'DELETE',
  path: '/api/v1/users/sessions/{sessionId}',
  access: 'user',
  audit: { action: 'account.change' },
  rateLimit: AUTHENTICATION_LIMIT,
  summary: 'Ends one session of the person',
  params: z.strictObject({ sessionId: textId }),
  body: withPassword,
  response: 'nothing',
  status: 204,
  errors: [403],
});
