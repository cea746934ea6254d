import type { Handler } from '../../operations/request-context.ts';
import { countEntries } from './repository.ts';
import { findEntries } from './service.ts';

export const listAuditEntries: Handler<'listAuditEntries'> = async ({ query, context }) => {
  const { before, ...wanted } = query;
  const [data, total] = await Promise.all([
    findEntries(context.db, wanted, { before }),
    countEntries(context.db, wanted, before),
  ]);
  return { data, meta: { total } };
};
