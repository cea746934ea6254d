import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findReservations } from './service.ts';

export const listReservations: Handler<'listReservations'> = async (call) => {
  requireAccess(call, call.params.projectId);
  const { params, context } = call;
  return many(await findReservations(context, params.projectId));
};
