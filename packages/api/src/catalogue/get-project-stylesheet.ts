import { z } from 'zod';
import { byProject } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getProjectStylesheet = defineOperation({
  method: 'GET',
  path: '/th-server/api/v1/frontend/projects/{projectId}/stylesheet',
  access: 'public',
  summary: 'Colours of a project as a stylesheet',
  params: byProject,
  query: z.strictObject({ version: z.string().max(10).optional() }),
  response: 'file',
  file: { types: ['text/css'] },
});
