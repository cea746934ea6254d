import { staffProjectIds } from '@suite/access';
import { notFound } from '../../errors.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { changeEnquiry } from './service.ts';

export const updateEnquiry: Handler<'updateEnquiry'> = async ({ params, body, context, viewer }) => {
  const wanted = { id: params.id, projectIds: staffProjectIds(viewer) };
  const enquiry = await changeEnquiry(context.db, wanted, { ...body, userId: viewer.userId });
  if (!enquiry) throw notFound(`There is no price request ${params.id}.`);
  return one(enquiry);
};
