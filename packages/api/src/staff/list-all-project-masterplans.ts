import { masterplan } from '../documents/masterplan.ts';
import { collection } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listAllProjectMasterplans = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/masterplans',
  access: 'masterplan:read-unpublished',
  summary: 'All masterplans',
  params: byProject,
  query: language,
  response: collection(masterplan),
});
