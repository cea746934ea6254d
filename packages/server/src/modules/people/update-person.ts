import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { securityLog } from '../session/security-log.ts';
import { changePerson } from './service.ts';

export const updatePerson: Handler<'updatePerson'> = async (call) => {
  const { params, viewer, context, body } = call;
  requireAccess(call, params.projectId);
  const record = securityLog(call.request.log);
  return one(await changePerson(context.db, { viewer, ...params, changes: body, record }));
};
