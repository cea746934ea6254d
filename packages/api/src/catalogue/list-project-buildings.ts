import { building } from '../documents/building.ts';
import { collection } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listProjectBuildings = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}/buildings',
  access: 'public',
  cache: 'catalogue',
  summary: 'Published buildings',
  params: byProject,
  query: language,
  response: collection(building),
});
