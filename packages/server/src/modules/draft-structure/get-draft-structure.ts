import { requireAccess } from '../../access/staff.ts';
import { readEditedVersion } from '../../content/edited-version.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { describeStructure } from './service.ts';

export const getDraftStructure: Handler<'getDraftStructure'> = async (call) => {
  const { params, context } = call;
  requireAccess(call, params.projectId);
  return one(describeStructure(await readEditedVersion(context.db, params.projectId), params.projectId));
};
