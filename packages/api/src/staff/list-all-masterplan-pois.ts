import { poi } from '../documents/poi.ts';
import { collection } from '../envelope.ts';
import { byId, language, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listAllMasterplanPois = defineOperation({
  method: 'GET',
  path: '/api/v1/masterplans/{id}/pois',
  access: 'masterplan:read-unpublished',
  summary: 'Points of interest of a masterplan',
  params: byId,
  query: language.extend({ poiTypeId: textId.optional() }),
  response: collection(poi),
});
