import { requireStaffOf } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { addMasterplan } from './repository.ts';
import { findMasterplan } from './service.ts';

export const createMasterplan: Handler<'createMasterplan'> = async ({ body, context, viewer }) => {
  requireStaffOf(viewer, body.projectId);
  return one(await findMasterplan(context, await addMasterplan(context.db, body)));
};
