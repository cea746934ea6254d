import type { Handler } from '../../operations/request-context.ts';
import { OK } from '../envelope.ts';
import { sendAgain } from './service.ts';

export const retryMail: Handler<'retryMail'> = async ({ params, context, services }) => {
  await sendAgain(context.db, params.id);
  services.wakeMail();
  return OK;
};
