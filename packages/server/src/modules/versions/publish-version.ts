import { requireAccess } from '../../access/staff.ts';
import { publishVersion as publish } from '../../content/versions.ts';
import { inNameOf } from '../../database/in-name-of.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findVersion } from './service.ts';

export const publishVersion: Handler<'publishVersion'> = async (call) => {
  const { params, context, viewer } = call;
  const { projectId, number } = params;
  requireAccess(call, projectId);
  await inNameOf(context.db, viewer.userId, (trx) => publish(trx, projectId, number, new Date()));
  return one(await findVersion(context.db, projectId, number));
};
