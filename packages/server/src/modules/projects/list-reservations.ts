import { requireStaffOf } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findReservations } from './service.ts';

export const listReservations: Handler<'listReservations'> = async ({ params, context, viewer }) => {
  requireStaffOf(viewer, params.projectId);
  return many(await findReservations(context, params.projectId));
};
