import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findPeople } from './service.ts';

export const listPeople: Handler<'listPeople'> = async (call) => {
  const { projectId } = call.params;
  requireAccess(call, projectId);
  return many(await findPeople(call.context.db, call.viewer, projectId));
};
