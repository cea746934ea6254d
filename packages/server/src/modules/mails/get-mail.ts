import { requireSuperAdmin } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findMail } from './service.ts';

export const getMail: Handler<'getMail'> = async ({ params, context, viewer, services }) => {
  requireSuperAdmin(viewer);
  return one(await findMail(context.db, params.id, services.keepsMails));
};
