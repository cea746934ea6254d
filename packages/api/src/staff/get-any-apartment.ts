import { unit } from '../documents/unit.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getAnyApartment = defineOperation({
  method: 'GET',
  path: '/api/v1/apartments/{id}',
  access: 'apartment:read-unpublished',
  summary: 'One unit, published or not',
  params: byId,
  query: language,
  response: resource(unit),
});
