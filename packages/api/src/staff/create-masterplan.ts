import { id } from '@suite/contracts/schemas';
import { masterplan, masterplanFields } from '../documents/masterplan.ts';
import { resource } from '../envelope.ts';
import { texts } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const newMasterplan = masterplanFields.partial().extend({ projectId: id, name: texts(100) });

export const createMasterplan = defineOperation({
  method: 'POST',
  path: '/api/v1/masterplans',
  access: 'masterplan:create',
  audit: { action: 'masterplan.change', entity: 'masterplan' },
  summary: 'Adds a masterplan',
  body: newMasterplan,
  response: resource(masterplan),
  status: 201,
  errors: [404],
});
