import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { requireClientApp } from '../menus/repository.ts';
import { mailFavorites } from './favorites-mail.ts';

export const sendFavoritesFromApp: Handler<'sendFavoritesFromApp'> = async ({
  params,
  body,
  context,
  services,
}) => {
  await requireClientApp(context, params.id);
  await mailFavorites(context, services, body);
  return OK;
};
