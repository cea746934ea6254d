import { unit } from '../documents/unit.ts';
import { collection } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listBuildingApartments = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/buildings/{id}/apartments',
  access: 'public',
  cache: 'catalogue',
  summary: 'Units of a building',
  params: byId,
  query: language,
  response: collection(unit),
});
