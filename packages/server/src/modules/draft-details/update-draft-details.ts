import { requireAccess } from '../../access/staff.ts';
import { putEditedContent, readEditedVersion } from '../../content/edited-version.ts';
import { inNameOf } from '../../database/in-name-of.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { describeDetails, withDetails } from './service.ts';

export const updateDraftDetails: Handler<'updateDraftDetails'> = async (call) => {
  const { params, body, context, viewer } = call;
  const { projectId } = params;
  requireAccess(call, projectId);
  await inNameOf(context.db, viewer.userId, (trx) =>
    putEditedContent(trx, projectId, (content) => withDetails(content, body)),
  );
  return one(describeDetails(await readEditedVersion(context.db, projectId), projectId, context.language));
};
