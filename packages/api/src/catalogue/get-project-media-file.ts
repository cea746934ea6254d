import { byMedia, fileQuery } from '../fields.ts';
import { defineOperation, MEDIA_FILE } from '../operation.ts';

export const getProjectMediaFile = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}/media-content/{mediaId}/file',
  access: 'public',
  summary: 'File of a medium',
  params: byMedia,
  query: fileQuery,
  response: 'file',
  file: MEDIA_FILE,
});
