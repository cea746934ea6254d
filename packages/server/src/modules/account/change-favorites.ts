import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { requireWholeAccount } from '../session/fresh-login.ts';
import { favoritesOf, saveFavorites } from './service.ts';

export const changeFavorites: Handler<'changeFavorites'> = async ({ body, viewer, context }) => {
  requireWholeAccount(viewer);
  return one(favoritesOf(viewer.userId, await saveFavorites(context.db, viewer.userId, body)));
};
