import { packageAttributes, packageFields } from '../documents/package.ts';
import { resource } from '../envelope.ts';
import { byProject, texts } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const createPackage = defineOperation({
  method: 'POST',
  path: '/api/v1/frontend/projects/{projectId}/packages',
  access: 'package:create',
  audit: { action: 'package.change', entity: 'package' },
  summary: 'Adds a package',
  params: byProject,
  body: packageFields.partial().extend({ name: texts(100) }),
  ifMatch: ['listAllProjectPackages'],
  response: resource(packageAttributes),
  status: 201,
});
