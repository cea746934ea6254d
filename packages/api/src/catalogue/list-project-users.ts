import { projectUser } from '../documents/project.ts';
import { collection } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listProjectUsers = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}/users-on-project',
  access: 'public',
  audit: { action: 'people.read', entity: 'project', id: 'projectId' },
  summary: 'People on a project: the own row only, unless staff ask',
  params: byProject,
  query: noQuery,
  response: collection(projectUser),
});
