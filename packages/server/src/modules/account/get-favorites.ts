import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { requireWholeAccount } from '../session/fresh-login.ts';
import { findFavorites } from './repository.ts';
import { favoritesOf } from './service.ts';

export const getFavorites: Handler<'getFavorites'> = async ({ viewer, context }) => {
  requireWholeAccount(viewer);
  return one(favoritesOf(viewer.userId, await findFavorites(context.db, viewer.userId)));
};
