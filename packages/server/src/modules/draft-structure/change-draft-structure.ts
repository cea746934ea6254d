import { requireAccess } from '../../access/staff.ts';
import { putEditedContent, readEditedVersion } from '../../content/edited-version.ts';
import { inNameOf } from '../../database/in-name-of.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { withStructureChange } from './changes.ts';
import { describeStructure } from './service.ts';

export const changeDraftStructure: Handler<'changeDraftStructure'> = async (call) => {
  const { params, body, context, viewer } = call;
  const { projectId } = params;
  requireAccess(call, projectId);
  await inNameOf(context.db, viewer.userId, (trx) =>
    putEditedContent(trx, projectId, (content) => withStructureChange(content, body)),
  );
  return one(describeStructure(await readEditedVersion(context.db, projectId), projectId));
};
