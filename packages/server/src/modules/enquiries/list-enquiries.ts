import type { Handler } from '../../operations/request-context.ts';
import { many } from '../envelope.ts';
import { countEnquiries } from './repository.ts';
import { findEnquiries, wantedBy } from './service.ts';

export const listEnquiries: Handler<'listEnquiries'> = async (call) => {
  const { page, ...query } = call.query;
  const { context } = call;
  const wanted = wantedBy({ ...call, query });
  const { data, meta } = many(await findEnquiries(context.db, wanted, page));
  return { data, meta: { ...meta, total: await countEnquiries(context.db, wanted) } };
};
