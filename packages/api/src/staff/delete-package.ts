import { byProject, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const deletePackage = defineOperation({
  method: 'DELETE',
  path: '/api/v1/frontend/projects/{projectId}/packages/{packageId}',
  access: 'package:delete',
  audit: { action: 'package.change', entity: 'package', id: 'packageId' },
  summary: 'Removes a package',
  params: byProject.extend({ packageId: textId }),
  ifMatch: ['getProjectPackage'],
  response: 'nothing',
  status: 204,
});
