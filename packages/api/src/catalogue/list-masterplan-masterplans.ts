import { masterplan } from '../documents/masterplan.ts';
import { collection } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listMasterplanMasterplans = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/masterplans/{id}/masterplans',
  access: 'public',
  cache: 'catalogue',
  summary: 'Nested masterplans',
  params: byId,
  query: language,
  response: collection(masterplan),
});
