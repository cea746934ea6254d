import { packageAttributes } from '../documents/package.ts';
import { collection } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listAllProjectPackages = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/packages',
  access: 'package:read-unpublished',
  summary: 'All packages',
  params: byProject,
  query: language,
  response: collection(packageAttributes),
});
