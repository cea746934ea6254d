import { draftUnits } from '../documents/draft-unit.ts';
import { resource } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listDraftUnits = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/draft/units',
  access: 'version:read',
  summary: 'Units as their editors have them: of the draft, or else of what visitors see',
  params: byProject,
  query: noQuery,
  response: resource(draftUnits),
});
