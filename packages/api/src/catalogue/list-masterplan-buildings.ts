import { building } from '../documents/building.ts';
import { collection } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listMasterplanBuildings = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/masterplans/{id}/buildings',
  access: 'public',
  cache: 'catalogue',
  summary: 'Buildings of a masterplan',
  params: byId,
  query: language,
  response: collection(building),
});
