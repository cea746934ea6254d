import { requireAccess } from '../../access/staff.ts';
import { readEditedVersion } from '../../content/edited-version.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';
import { describeDraftUnit } from './service.ts';

export const listDraftUnits: Handler<'listDraftUnits'> = async (call) => {
  const { params, context } = call;
  requireAccess(call, params.projectId);
  const { content, number, isDraft } = await readEditedVersion(context.db, params.projectId);
  const units = content.units.map(describeDraftUnit);
  return one({ id: params.projectId, type: 'draft-units', attributes: { version: number, isDraft, units } });
};
