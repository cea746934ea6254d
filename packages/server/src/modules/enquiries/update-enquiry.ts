import { ownProjectIds } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { changeEnquiry, noEnquiry } from './service.ts';

export const updateEnquiry: Handler<'updateEnquiry'> = async (call) => {
  const { params, body, context, viewer, services } = call;
  const wanted = { id: params.id, projectIds: ownProjectIds(call) };
  const enquiry = await changeEnquiry(context.db, wanted, { ...body, userId: viewer.userId });
  if (!enquiry) throw noEnquiry(params.id);
  if (body.sendAgain) services.wakeMail();
  return one(enquiry);
};
