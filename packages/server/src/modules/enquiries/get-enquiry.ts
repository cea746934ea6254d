import { ownProjectIds } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findEnquiries, noEnquiry } from './service.ts';

export const getEnquiry: Handler<'getEnquiry'> = async (call) => {
  const { params, context } = call;
  const [enquiry] = await findEnquiries(context.db, { id: params.id, projectIds: ownProjectIds(call) });
  if (!enquiry) throw noEnquiry(params.id);
  return one(enquiry);
};
