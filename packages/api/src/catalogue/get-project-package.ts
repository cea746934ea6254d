import { packageAttributes } from '../documents/package.ts';
import { resource } from '../envelope.ts';
import { byProject, language, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getProjectPackage = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}/packages/{packageId}',
  access: 'public',
  cache: 'catalogue',
  summary: 'One package',
  params: byProject.extend({ packageId: textId }),
  query: language,
  response: resource(packageAttributes),
});
