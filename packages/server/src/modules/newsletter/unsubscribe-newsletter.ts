import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { withdrawSubscription } from './subscriptions.ts';

export const unsubscribeNewsletter: Handler<'unsubscribeNewsletter'> = async ({ query, context }) => {
  await withdrawSubscription(context.db, query.token);
  return OK;
};
