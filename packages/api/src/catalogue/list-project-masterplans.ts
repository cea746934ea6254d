import { masterplan } from '../documents/masterplan.ts';
import { collection } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listProjectMasterplans = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}/masterplans',
  access: 'public',
  cache: 'catalogue',
  summary: 'Published masterplans',
  params: byProject,
  query: language,
  response: collection(masterplan),
});
