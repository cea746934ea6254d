import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { requireWholeAccount } from '../session/fresh-login.ts';
import { changeNames } from './repository.ts';
import { findProfile } from './service.ts';

export const updateProfile: Handler<'updateProfile'> = async ({ body, viewer, context }) => {
  requireWholeAccount(viewer);
  await context.db.transaction().execute((trx) => changeNames(trx, viewer.userId, body));
  return one(await findProfile(context.db, viewer));
};
