import { masterplan } from '../documents/masterplan.ts';
import { collection } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listAllMasterplanMasterplans = defineOperation({
  method: 'GET',
  path: '/api/v1/masterplans/{id}/masterplans',
  access: 'masterplan:read-unpublished',
  summary: 'Nested masterplans',
  params: byId,
  query: language,
  response: collection(masterplan),
});
