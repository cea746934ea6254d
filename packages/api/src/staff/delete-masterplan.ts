import { byId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const deleteMasterplan = defineOperation({
  method: 'DELETE',
  path: '/api/v1/masterplans/{id}',
  access: 'masterplan:delete',
  audit: { action: 'masterplan.change', entity: 'masterplan', id: 'id' },
  summary: 'Removes a masterplan that has nothing in it',
  params: byId,
  ifMatch: ['getAnyMasterplan'],
  response: 'nothing',
  status: 204,
  errors: [409],
});
