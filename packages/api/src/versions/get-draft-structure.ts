import { draftStructure } from '../documents/draft-structure.ts';
import { resource } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getDraftStructure = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/draft/structure',
  access: 'version:read',
  summary: 'Communities, buildings and pictures of the draft; of what visitors see where there is none',
  params: byProject,
  query: noQuery,
  response: resource(draftStructure),
});
