import { requireAccess } from '../../access/staff.ts';
import { outlineOf } from '../../content/version-outline.ts';
import { readVersion } from '../../content/versions.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { findContentIds } from './repository.ts';

export const getVersionOutline: Handler<'getVersionOutline'> = async (call) => {
  const { params, context } = call;
  const { projectId, number } = params;
  requireAccess(call, projectId);
  const { content } = await readVersion(context.db, projectId, number);
  const ids = await findContentIds(context.db, projectId);
  return one({
    id: number,
    type: 'version-outline',
    attributes: outlineOf(content, ids, context.language),
  });
};
