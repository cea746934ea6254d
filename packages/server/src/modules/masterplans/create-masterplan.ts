import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { addMasterplan } from './repository.ts';
import { findMasterplan } from './service.ts';

export const createMasterplan: Handler<'createMasterplan'> = async (call) => {
  requireAccess(call, call.body.projectId);
  const { body, context } = call;
  return one(await findMasterplan(context, await addMasterplan(context.db, body)));
};
