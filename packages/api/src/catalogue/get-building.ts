import { building } from '../documents/building.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getBuilding = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/buildings/{id}',
  access: 'public',
  cache: 'catalogue',
  summary: 'One building with its views',
  params: byId,
  query: language,
  response: resource(building),
});
