import { packageAttributes } from '../documents/package.ts';
import { collection } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listProjectPackages = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}/packages',
  access: 'public',
  cache: 'catalogue',
  summary: 'Packages of a project',
  params: byProject,
  query: language,
  response: collection(packageAttributes),
});
