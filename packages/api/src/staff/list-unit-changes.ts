import { unitChange } from '../documents/unit.ts';
import { collection } from '../envelope.ts';
import { byId, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listUnitChanges = defineOperation({
  method: 'GET',
  path: '/api/v1/apartments/{id}/changes',
  access: 'apartment:read-unpublished',
  summary: 'Who changed status and price of a unit, when, from what to what; the newest first',
  params: byId,
  query: noQuery,
  response: collection(unitChange),
});
