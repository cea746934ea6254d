import { z } from 'zod';
import { fileQuery, textId } from '../fields.ts';
import { defineOperation, MEDIA_FILE } from '../operation.ts';

export const getPoiMediaFile = defineOperation({
  method: 'GET',
  path: '/api/v1/pois/{id}/media-content/{mediaId}/file',
  access: 'public',
  summary: 'File of a medium of a point of interest',
  params: z.strictObject({ id: textId, mediaId: textId }),
  query: fileQuery,
  response: 'file',
  file: MEDIA_FILE,
});
