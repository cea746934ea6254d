import { z } from 'zod';
import { byMedia } from '../fields.ts';
import { defineOperation, MEDIA_FILE } from '../operation.ts';

export const getProjectMediaTile = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}/media-content/{mediaId}/tiles/{level}/{tile}',
  access: 'public',
  summary: 'A tile of a large picture',
  params: byMedia.extend({
    level: z
      .string()
      .regex(/^\d{1,2}$/, 'must be a number')
      .transform(Number),
    tile: z.string().regex(/^\d{1,4}_\d{1,4}$/, 'must be column_row'),
  }),
  query: z.strictObject({ v: z.string().max(64).optional() }),
  response: 'file',
  file: MEDIA_FILE,
});
