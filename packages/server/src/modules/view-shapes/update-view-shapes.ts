import { requireAccess } from '../../access/staff.ts';
import { putEditedContent, readEditedVersion } from '../../content/edited-version.ts';
import { inNameOf } from '../../database/in-name-of.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { describeViewShapes, withShapes } from './service.ts';

export const updateViewShapes: Handler<'updateViewShapes'> = async (call) => {
  const { params, body, context, viewer } = call;
  const { projectId, view } = params;
  requireAccess(call, projectId);
  await inNameOf(context.db, viewer.userId, (trx) =>
    putEditedContent(trx, projectId, (content) => withShapes(content, view, body.shapes)),
  );
  return one(describeViewShapes(await readEditedVersion(context.db, projectId), view, context.language));
};
