import { requireAccess } from '../../access/staff.ts';
import { contentChanges } from '../../content/content-changes.ts';
import { listedChanges } from '../../content/import-report.ts';
import { textChanges } from '../../content/text-changes.ts';
import { unitChanges } from '../../content/unit-changes.ts';
import { readVersion } from '../../content/versions.ts';
import type { Handler } from '../../operations/request-context.ts';
import { one } from '../envelope.ts';

/** More are looked at in the grid of homes. */
const MOST_UNIT_CHANGES = 200;
const MOST_TEXT_CHANGES = 100;

export const getVersionChanges: Handler<'getVersionChanges'> = async (call) => {
  const { params, query, context } = call;
  const { projectId, number } = params;
  requireAccess(call, projectId);
  const before = query.from === undefined ? null : await readVersion(context.db, projectId, query.from);
  const after = await readVersion(context.db, projectId, number);
  const units = before ? unitChanges(before.content, after.content) : [];
  const texts = before ? textChanges(before.content, after.content, context.language) : [];
  return one({
    id: number,
    type: 'version-changes',
    attributes: {
      changes: listedChanges(contentChanges(before, after)),
      units: units.slice(0, MOST_UNIT_CHANGES),
      unitChangeCount: units.length,
      texts: texts.slice(0, MOST_TEXT_CHANGES),
      textChangeCount: texts.length,
    },
  });
};
