import { colleague, presence } from '../documents/colleague.ts';
import { collection } from '../envelope.ts';
import { byProject } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const announcePresence = defineOperation({
  method: 'PUT',
  path: '/api/v1/projects/{projectId}/presence',
  access: 'project:read-unpublished',
  audit: 'none',
  rateLimit: { max: 60, timeWindow: '1 minute' },
  summary: 'Says which room of a project is open in the studio; gives who else was there within 45 seconds',
  params: byProject,
  body: presence,
  response: collection(colleague),
});
