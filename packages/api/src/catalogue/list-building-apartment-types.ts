import { unitType } from '../documents/unit.ts';
import { collection } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listBuildingApartmentTypes = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/buildings/{id}/apartment-types',
  access: 'public',
  cache: 'catalogue',
  summary: 'Unit types of a building',
  params: byId,
  query: language,
  response: collection(unitType),
});
