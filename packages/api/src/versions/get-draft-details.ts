import { draftDetails } from '../documents/draft-details.ts';
import { resource } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getDraftDetails = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/draft/details',
  access: 'version:read',
  summary:
    'Texts, place, settings and colours as the editors of a project have them: of the draft, or else of what visitors see',
  params: byProject,
  query: language,
  response: resource(draftDetails),
});
