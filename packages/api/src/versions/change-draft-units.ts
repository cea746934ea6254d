import {
  DRAFT_UNIT_RIGHTS,
  draftUnitChanges,
  draftUnitConflicts,
  MOST_UNITS_BYTES,
} from '../documents/draft-unit.ts';
import { resource } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const changeDraftUnits = defineOperation({
  method: 'POST',
  path: '/api/v1/projects/{projectId}/draft/unit-changes',
  access: DRAFT_UNIT_RIGHTS,
  audit: { action: 'version.change', entity: 'version', changes: 'summary' },
  rateLimit: { max: 120, timeWindow: '1 minute' },
  summary:
    'Adds units to the draft and changes some, each fact only while it is what it was; says which somebody else has changed meanwhile',
  params: byProject,
  query: noQuery,
  body: draftUnitChanges,
  maxBodyBytes: MOST_UNITS_BYTES,
  response: resource(draftUnitConflicts),
});
