import { building } from '../documents/building.ts';
import { collection } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listAllProjectBuildings = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/buildings',
  access: 'building:read-unpublished',
  summary: 'All buildings',
  params: byProject,
  query: language,
  response: collection(building),
});
