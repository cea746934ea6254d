import { defineOperation } from '../operation.ts';

export const endOtherSessions = defineOperation({
  method: 'DELETE',
  path: '/api/v1/users/sessions',
  access: 'user',
  audit: { action: 'account.change' },
  summary: 'Ends all sessions of the person but the one that asks',
  response: 'nothing',
  status: 204,
  errors: [403],
});
