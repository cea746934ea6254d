import { masterplan, masterplanFields } from '../documents/masterplan.ts';
import { resource } from '../envelope.ts';
import { byId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const updateMasterplan = defineOperation({
  method: 'PATCH',
  path: '/api/v1/masterplans/{id}',
  access: 'masterplan:update',
  audit: { action: 'masterplan.change', entity: 'masterplan', id: 'id' },
  summary: 'Changes a masterplan',
  params: byId,
  body: masterplanFields.partial(),
  ifMatch: ['getAnyMasterplan'],
  response: resource(masterplan),
});
