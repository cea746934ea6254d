import { byProject, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const deletePackage = defineOperation({
  method: 'DELETE',
  path: '/api/v1/frontend/projects/{projectId}/packages/{packageId}',
  access: 'package:delete',
  summary: 'Removes a package',
  params: byProject.extend({ packageId: textId }),
  ifMatch: ['getProjectPackage'],
  response: 'nothing',
  status: 204,
});
