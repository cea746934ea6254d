import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { changeProject } from './repository.ts';
import { findProject } from './service.ts';

export const updateProject: Handler<'updateProject'> = async (call) => {
  requireAccess(call, call.params.projectId);
  const { params, body, context } = call;
  await context.db.transaction().execute((trx) => changeProject(trx, params.projectId, body));
  return one(await findProject(context, params.projectId));
};
