import { z } from 'zod';
import { requiredLine } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const isAllowed = defineOperation({
  method: 'GET',
  path: '/api/v1/users/is-allowed',
  access: 'user',
  summary: 'Whether the person may do something; no for what is unknown',
  query: z.strictObject({ resource: requiredLine(50), permission: requiredLine(50) }),
  response: z.object({ data: z.object({ allowed: z.boolean() }) }),
});
