import { requireAccess } from '../../access/staff.ts';
import { contentChanges } from '../../content/content-changes.ts';
import { listedChanges } from '../../content/import-report.ts';
import { readVersion } from '../../content/versions.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';

export const getVersionChanges: Handler<'getVersionChanges'> = async (call) => {
  const { params, query, context } = call;
  const { projectId, number } = params;
  requireAccess(call, projectId);
  const before = query.from === undefined ? null : await readVersion(context.db, projectId, query.from);
  const changes = contentChanges(before, await readVersion(context.db, projectId, number));
  return one({ id: number, type: 'version-changes', attributes: { changes: listedChanges(changes) } });
};
