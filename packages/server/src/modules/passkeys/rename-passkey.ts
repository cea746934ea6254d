import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { requireWholeAccount } from '../session/fresh-login.ts';
import { describedPasskey, renameOwnPasskey } from './service.ts';

export const renamePasskey: Handler<'renamePasskey'> = async ({ body, params, context, viewer }) => {
  requireWholeAccount(viewer);
  const wanted = { userId: viewer.userId, id: params.passkeyId, name: body.name };
  return one(describedPasskey(await renameOwnPasskey(context.db, wanted)));
};
