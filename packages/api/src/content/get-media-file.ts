import { byId, fileQuery } from '../fields.ts';
import { defineOperation, MEDIA_FILE } from '../operation.ts';

export const getMediaFile = defineOperation({
  method: 'GET',
  path: '/api/v1/media/{id}/file',
  access: 'public',
  summary: 'File of a medium',
  params: byId,
  query: fileQuery,
  response: 'file',
  file: MEDIA_FILE,
});
