import { requireAccess } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { notePresence } from './presence-repository.ts';

export const announcePresence: Handler<'announcePresence'> = async (call) => {
  const { projectId } = call.params;
  requireAccess(call, projectId);
  const presence = { projectId, userId: call.viewer.userId, room: call.body.room };
  const rows = await notePresence(call.context.db, presence);
  return many(
    rows.map(({ seenAt, ...row }) => ({
      id: row.id,
      type: 'colleague',
      attributes: { ...row, seenAt: seenAt.toISOString() },
    })),
  );
};
