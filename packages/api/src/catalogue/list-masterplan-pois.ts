import { poi } from '../documents/poi.ts';
import { collection } from '../envelope.ts';
import { byId, poiQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listMasterplanPois = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/masterplans/{id}/pois',
  access: 'public',
  cache: 'catalogue',
  summary: 'Points of interest of a masterplan',
  params: byId,
  query: poiQuery,
  response: collection(poi),
});
