import { z } from 'zod';
import { requiredLine, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const isAllowed = defineOperation({
  method: 'GET',
  path: '/api/v1/users/is-allowed',
  access: 'user',
  summary: 'Whether the person may do something on a project, or without one on any; no for what is unknown',
  query: z.strictObject({
    resource: requiredLine(50),
    permission: requiredLine(50),
    projectId: textId.optional(),
  }),
  response: z.object({ data: z.object({ allowed: z.boolean() }) }),
});
