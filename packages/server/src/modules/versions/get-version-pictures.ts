import { requireAccess } from '../../access/staff.ts';
import { pictureChanges } from '../../content/picture-changes.ts';
import { readVersion } from '../../content/versions.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';

export const getVersionPictures: Handler<'getVersionPictures'> = async (call) => {
  const { params, query, context } = call;
  const { projectId, number } = params;
  requireAccess(call, projectId);
  const before = query.from === undefined ? null : await readVersion(context.db, projectId, query.from);
  const after = await readVersion(context.db, projectId, number);
  const pictures = pictureChanges(before, after, context.language);
  return one({ id: number, type: 'version-pictures', attributes: { pictures } });
};
