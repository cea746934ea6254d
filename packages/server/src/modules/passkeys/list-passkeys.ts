import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { requireWholeAccount } from '../session/fresh-login.ts';
import { passkeysOf } from './repository.ts';
import { describedPasskey } from './service.ts';

export const listPasskeys: Handler<'listPasskeys'> = async ({ context, viewer }) => {
  requireWholeAccount(viewer);
  return many((await passkeysOf(context.db, viewer.userId)).map(describedPasskey));
};
