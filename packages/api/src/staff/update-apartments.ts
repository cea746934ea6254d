import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { UNIT_CHANGE_RIGHTS, unitChanges } from '../documents/unit.ts';
import { ok } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Of several units of a project, all or none. */
const changesOfMany = unitChanges
  .pick({ status: true, publish: true })
  .extend({ ids: z.array(id).min(1, 'must have at least one unit').max(500, 'must have at most 500 units') });

export const updateApartments = defineOperation({
  method: 'PATCH',
  path: '/api/v1/projects/{projectId}/apartments',
  access: { status: UNIT_CHANGE_RIGHTS.status, publish: UNIT_CHANGE_RIGHTS.publish },
  audit: { action: 'unit.change', entity: 'unit' },
  summary: 'Changes status or publication of units of a project, all or none',
  params: byProject,
  query: language,
  body: changesOfMany,
  ifMatch: ['getProjectStructure', 'listAllProjectApartments'],
  response: ok,
});
