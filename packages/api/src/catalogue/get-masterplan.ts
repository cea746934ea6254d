import { masterplan } from '../documents/masterplan.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getMasterplan = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/masterplans/{id}',
  access: 'public',
  cache: 'catalogue',
  summary: 'One masterplan with its views',
  params: byId,
  query: language,
  response: resource(masterplan),
});
