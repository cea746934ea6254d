import { unit } from '../documents/unit.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getApartment = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/apartments/{id}',
  access: 'public',
  cache: 'catalogue',
  summary: 'One unit; 410 for one that the project does not offer any more',
  params: byId,
  query: language,
  response: resource(unit),
  errors: [410],
});
