import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { mailFavorites } from './favorites-mail.ts';

export const sendFavorites: Handler<'sendFavorites'> = async ({ body, context, services }) => {
  await mailFavorites(context, services, body);
  return OK;
};
