import { unit } from '../documents/unit.ts';
import { collection } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listProjectApartments = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}/apartments',
  access: 'public',
  cache: 'catalogue',
  summary: 'Units of published buildings',
  params: byProject,
  query: language,
  response: collection(unit),
});
