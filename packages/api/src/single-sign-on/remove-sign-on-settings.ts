import { byProject } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const removeSignOnSettings = defineOperation({
  method: 'DELETE',
  path: '/api/v1/projects/{projectId}/single-sign-on',
  access: 'organization:update',
  audit: { action: 'organization.change', entity: 'project', id: 'projectId' },
  summary: "Ends the login by the provider of a project's organisation; accounts and roles stay",
  params: byProject,
  ifMatch: ['getSignOnSettings'],
  response: 'nothing',
  status: 204,
});
