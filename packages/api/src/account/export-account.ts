import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const exportAccount = defineOperation({
  method: 'GET',
  path: '/api/v1/users/export',
  access: 'user',
  audit: { action: 'account.export' },
  summary: 'What is known of the person, as a JSON file',
  query: noQuery,
  response: 'file',
  file: { types: ['application/json'] },
  errors: [403],
});
