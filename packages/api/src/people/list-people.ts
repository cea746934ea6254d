import { person } from '../documents/person.ts';
import { collection } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listPeople = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/people',
  access: 'user:read',
  audit: { action: 'people.read', entity: 'project', id: 'projectId' },
  summary: 'Staff and clients of a project with their roles, and what may be done to their accounts',
  params: byProject,
  query: noQuery,
  response: collection(person),
});
