import { requireStaffOf } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { changeUnitsOf } from './repository.ts';

export const updateApartments: Handler<'updateApartments'> = async ({ params, body, context, viewer }) => {
  requireStaffOf(viewer, params.projectId);
  await changeUnitsOf(context.db, { projectId: params.projectId, userId: viewer.userId }, body);
  return { ok: true };
};
