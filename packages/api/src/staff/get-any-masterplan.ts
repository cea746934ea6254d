import { masterplan } from '../documents/masterplan.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getAnyMasterplan = defineOperation({
  method: 'GET',
  path: '/api/v1/masterplans/{id}',
  access: 'masterplan:read-unpublished',
  summary: 'One masterplan',
  params: byId,
  query: language,
  response: resource(masterplan),
});
