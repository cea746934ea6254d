import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { byProject } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const deleteProjectMedia = defineOperation({
  method: 'DELETE',
  path: '/api/v1/projects/{projectId}/media-content',
  access: 'media:delete',
  audit: { action: 'media.change', entity: 'media' },
  summary: 'Removes a medium',
  params: byProject,
  body: z.strictObject({ mediaId: id }),
  ifMatch: ['listAllProjectMedia'],
  response: 'nothing',
  status: 204,
  errors: [409],
});
