import { requireAccess } from '../../access/staff.ts';
import { readEditedVersion } from '../../content/edited-version.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { describeDetails } from './service.ts';

export const getDraftDetails: Handler<'getDraftDetails'> = async (call) => {
  const { params, context } = call;
  requireAccess(call, params.projectId);
  const version = await readEditedVersion(context.db, params.projectId);
  return one(describeDetails(version, params.projectId, context.language));
};
