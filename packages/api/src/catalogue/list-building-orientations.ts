import { orientation } from '../documents/unit.ts';
import { collection } from '../envelope.ts';
import { byId, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listBuildingOrientations = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/buildings/{id}/apartment-orientations',
  access: 'public',
  cache: 'catalogue',
  summary: 'Orientations of the units of a building',
  params: byId,
  query: noQuery,
  response: collection(orientation),
});
