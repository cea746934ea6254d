import { draftStructure, pictureForm } from '../documents/draft-structure.ts';
import { resource } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const addDraftPicture = defineOperation({
  method: 'POST',
  path: '/api/v1/projects/{projectId}/draft/pictures',
  access: 'media:create',
  audit: { action: 'version.change', entity: 'version', changes: 'summary' },
  rateLimit: { max: 300, timeWindow: '1 hour' },
  summary:
    'Takes a picture into the draft: a view of a part, a title image, a picture or plan of homes, the logo',
  params: byProject,
  query: noQuery,
  form: pictureForm,
  response: resource(draftStructure),
  status: 201,
});
