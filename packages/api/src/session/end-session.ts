import { z } from 'zod';
import { textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const endSession = defineOperation({
  method: 'DELETE',
  path: '/api/v1/users/sessions/{sessionId}',
  access: 'user',
  audit: { action: 'account.change' },
  summary: 'Ends one session of the person',
  params: z.strictObject({ sessionId: textId }),
  response: 'nothing',
  status: 204,
  errors: [403],
});
