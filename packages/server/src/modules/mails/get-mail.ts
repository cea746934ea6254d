import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findMail } from './service.ts';

export const getMail: Handler<'getMail'> = async ({ params, context, services }) => {
  return one(await findMail(context.db, params.id, services.keepsMails));
};
