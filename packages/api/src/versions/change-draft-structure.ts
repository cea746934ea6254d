import { draftStructure, structureChange } from '../documents/draft-structure.ts';
import { resource } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const changeDraftStructure = defineOperation({
  method: 'POST',
  path: '/api/v1/projects/{projectId}/draft/structure',
  access: 'masterplan:update',
  audit: { action: 'version.change', entity: 'version', changes: 'summary' },
  rateLimit: { max: 120, timeWindow: '1 minute' },
  summary: 'Adds, renames, moves or removes a community, a building or a picture of the draft',
  params: byProject,
  query: noQuery,
  body: structureChange,
  ifMatch: ['getDraftStructure'],
  response: resource(draftStructure),
  errors: [409],
});
