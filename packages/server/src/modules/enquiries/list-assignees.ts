import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { assigneeRows } from './assignee-repository.ts';

export const listAssignees: Handler<'listAssignees'> = async (call) => {
  const { projectId } = call.params;
  requireAccess(call, projectId);
  const rows = await assigneeRows(call.context.db, projectId);
  return many(rows.map((attributes) => ({ id: attributes.id, type: 'assignee', attributes })));
};
