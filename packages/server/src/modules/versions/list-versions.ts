import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { findVersions } from './service.ts';

export const listVersions: Handler<'listVersions'> = async (call) => {
  const { projectId } = call.params;
  requireAccess(call, projectId);
  return many(await findVersions(call.context.db, projectId));
};
