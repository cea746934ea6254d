import { assignee } from '../documents/enquiry.ts';
import { collection } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listAssignees = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/assignees',
  access: 'enquiry:update',
  audit: { action: 'people.read', entity: 'project', id: 'projectId' },
  summary: 'Who may be given price requests of a project, by name',
  params: byProject,
  query: noQuery,
  response: collection(assignee),
});
