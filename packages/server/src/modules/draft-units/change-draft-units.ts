import { requireAccess } from '../../access/staff.ts';
import { putEditedContent } from '../../content/edited-version.ts';
import { inNameOf } from '../../database/in-name-of.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { withUnitChanges } from './service.ts';

export const changeDraftUnits: Handler<'changeDraftUnits'> = async (call) => {
  const { params, body, context, viewer } = call;
  const { projectId } = params;
  requireAccess(call, projectId);
  const attributes = await inNameOf(context.db, viewer.userId, async (trx) => {
    let outcome: Omit<ReturnType<typeof withUnitChanges>, 'content'> = { changed: 0, conflicts: [] };
    await putEditedContent(trx, projectId, (before) => {
      const { content, ...others } = withUnitChanges(before, body);
      outcome = others;
      return content;
    });
    return outcome;
  });
  return one({ id: projectId, type: 'draft-unit-conflicts', attributes });
};
