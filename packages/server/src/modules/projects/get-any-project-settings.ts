import { requireStaffOf } from '../../access/staff.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findSettings } from './service.ts';

export const getAnyProjectSettings: Handler<'getAnyProjectSettings'> = async ({
  params,
  context,
  viewer,
}) => {
  requireStaffOf(viewer, params.projectId);
  return one(await findSettings(context, params.projectId));
};
