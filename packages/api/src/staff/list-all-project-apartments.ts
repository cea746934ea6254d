import { unit } from '../documents/unit.ts';
import { collection } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listAllProjectApartments = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/apartments',
  access: 'apartment:read-unpublished',
  summary: 'All units',
  params: byProject,
  query: language,
  response: collection(unit),
});
