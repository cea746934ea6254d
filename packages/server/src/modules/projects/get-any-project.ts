import { requireStaffOf } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findProject } from './service.ts';

export const getAnyProject: Handler<'getAnyProject'> = async ({ params, context, viewer }) => {
  requireStaffOf(viewer, params.projectId);
  return one(await findProject(context, params.projectId));
};
