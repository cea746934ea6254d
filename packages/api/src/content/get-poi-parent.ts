import { poiParent } from '../documents/poi.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getPoiParent = defineOperation({
  method: 'GET',
  path: '/api/v1/pois/{id}/parent',
  access: 'public',
  cache: 'catalogue',
  summary: 'What a point of interest belongs to',
  params: byId,
  query: language,
  response: resource(poiParent),
});
