import { building } from '../documents/building.ts';
import { collection } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listAllMasterplanBuildings = defineOperation({
  method: 'GET',
  path: '/api/v1/masterplans/{id}/buildings',
  access: 'building:read-unpublished',
  summary: 'Buildings of a masterplan',
  params: byId,
  query: language,
  response: collection(building),
});
