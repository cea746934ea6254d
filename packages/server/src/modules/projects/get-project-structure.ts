import { requireStaffOf } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findStructure } from './structure.ts';

export const getProjectStructure: Handler<'getProjectStructure'> = async ({ params, context, viewer }) => {
  requireStaffOf(viewer, params.projectId);
  return one(await findStructure(context, params.projectId));
};
