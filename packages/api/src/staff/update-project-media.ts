import { id } from '@suite/contracts/schemas';
import { media, mediaFields } from '../documents/media.ts';
import { resource } from '../envelope.ts';
import { byProject } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const updateProjectMedia = defineOperation({
  method: 'PATCH',
  path: '/api/v1/projects/{projectId}/media-content',
  access: 'media:update',
  audit: { action: 'media.change', entity: 'media' },
  summary: 'Changes a medium',
  params: byProject,
  body: mediaFields.partial().extend({ mediaId: id }),
  ifMatch: ['listAllProjectMedia'],
  response: resource(media),
});
