import { Readable } from 'node:stream';
import type { Handler } from '../../operations/request-context.ts';
import { entriesCsv } from './service.ts';

export const exportAuditEntries: Handler<'exportAuditEntries'> = async ({ query, context, reply }) => {
  reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="audit.csv"');
  return Readable.from(entriesCsv(context.db, query));
};
