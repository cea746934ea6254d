import { UNIT_CHANGE_RIGHTS, unit, unitChanges } from '../documents/unit.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const updateApartment = defineOperation({
  method: 'PATCH',
  path: '/api/v1/apartments/{id}',
  access: UNIT_CHANGE_RIGHTS,
  audit: { action: 'unit.change', entity: 'unit', id: 'id' },
  summary: 'Changes status, price or orientation of a unit',
  params: byId,
  query: language,
  body: unitChanges,
  ifMatch: ['getAnyApartment', 'getApartment'],
  response: resource(unit),
});
