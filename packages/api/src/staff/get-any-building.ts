import { building } from '../documents/building.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getAnyBuilding = defineOperation({
  method: 'GET',
  path: '/api/v1/buildings/{id}',
  access: 'building:read-unpublished',
  summary: 'One building with its views, published or not',
  params: byId,
  query: language,
  response: resource(building),
});
