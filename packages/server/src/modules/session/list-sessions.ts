import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { requireWholeAccount } from './fresh-login.ts';
import { openSessionsOf } from './sessions-repository.ts';

export const listSessions: Handler<'listSessions'> = async ({ context, viewer }) => {
  requireWholeAccount(viewer);
  const sessions = await openSessionsOf(context.db, viewer.userId);
  return many(
    sessions.map(({ number, id, firstUsedAt, lastUsedAt, ...session }) => ({
      id: number,
      type: 'session',
      attributes: {
        id: number,
        ...session,
        firstUsedAt: firstUsedAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
        isCurrent: id === viewer.sessionId,
      },
    })),
  );
};
