import { poi } from '../documents/poi.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getPoi = defineOperation({
  method: 'GET',
  path: '/api/v1/pois/{id}',
  access: 'public',
  cache: 'catalogue',
  summary: 'One point of interest',
  params: byId,
  query: language,
  response: resource(poi),
});
