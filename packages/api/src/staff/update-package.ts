import { packageAttributes, packageFields } from '../documents/package.ts';
import { resource } from '../envelope.ts';
import { byProject, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const updatePackage = defineOperation({
  method: 'PATCH',
  path: '/api/v1/frontend/projects/{projectId}/packages/{packageId}',
  access: 'package:update',
  audit: { action: 'package.change', entity: 'package', id: 'packageId' },
  summary: 'Changes a package; items are replaced as a whole',
  params: byProject.extend({ packageId: textId }),
  body: packageFields.partial(),
  ifMatch: ['getProjectPackage'],
  response: resource(packageAttributes),
});
