import { requireAccess } from '../../access/staff.ts';
import { readEditedVersion } from '../../content/edited-version.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { describeViewShapes } from './service.ts';

export const getViewShapes: Handler<'getViewShapes'> = async (call) => {
  const { params, context } = call;
  requireAccess(call, params.projectId);
  const version = await readEditedVersion(context.db, params.projectId);
  return one(describeViewShapes(version, params.view, context.language));
};
