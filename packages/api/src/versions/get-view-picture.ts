import { byView } from '../documents/view-shapes.ts';
import { noQuery } from '../fields.ts';
import { defineOperation, MEDIA_FILE } from '../operation.ts';

export const getViewPicture = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/views/{view}/picture',
  access: 'version:read',
  summary: 'The whole picture of a view as its editors have it, which visitors may not see yet',
  params: byView,
  query: noQuery,
  response: 'file',
  file: MEDIA_FILE,
});
