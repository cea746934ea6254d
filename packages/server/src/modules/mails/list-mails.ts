import type { Handler } from '../../operations/request-context.ts';
import { findLatestMails } from './service.ts';

export const listMails: Handler<'listMails'> = async ({ query, context }) => {
  const { mails, total } = await findLatestMails(context.db, query.state);
  return { data: mails, meta: { total } };
};
