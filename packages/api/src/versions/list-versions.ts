import { version } from '../documents/version.ts';
import { collection } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listVersions = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/versions',
  access: 'version:read',
  summary: 'Versions of the content of a project, the newest first; that may be a draft',
  params: byProject,
  query: noQuery,
  response: collection(version),
});
