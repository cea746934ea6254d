import type { Handler } from '../../operations/request-context.ts';
import { enquiriesCsv } from './enquiries-csv.ts';
import { findEnquiries, wantedBy } from './service.ts';

export const exportEnquiries: Handler<'exportEnquiries'> = async (call) => {
  const enquiries = await findEnquiries(call.context.db, wantedBy(call));
  call.reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', 'attachment; filename="enquiries.csv"');
  return enquiriesCsv(enquiries.map(({ attributes }) => attributes));
};
