import type { Handler } from '../../operations/request-context.ts';
import { confirmSubscription } from './subscriptions.ts';

export const confirmNewsletter: Handler<'confirmNewsletter'> = async ({ body, context, services }) => {
  const { publicUrl, wakeMail } = services;
  await confirmSubscription(context.db, { token: body.token, publicUrl });
  wakeMail();
  return { valid: true };
};
