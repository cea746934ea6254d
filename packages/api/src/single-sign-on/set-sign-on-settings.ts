import { signOnFields, signOnSettings } from '../documents/single-sign-on.ts';
import { resource } from '../envelope.ts';
import { byProject } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const setSignOnSettings = defineOperation({
  method: 'PUT',
  path: '/api/v1/projects/{projectId}/single-sign-on',
  access: 'organization:update',
  audit: { action: 'organization.change', entity: 'project', id: 'projectId' },
  summary:
    "Lets people of a project's organisation log in by its own provider, in place of what was set before",
  params: byProject,
  body: signOnFields,
  ifMatch: ['getSignOnSettings'],
  response: resource(signOnSettings),
  errors: [409],
});
