import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { media, mediaFields } from '../documents/media.ts';
import { resource } from '../envelope.ts';
import { byProject, texts } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const newMedia = mediaFields
  .partial()
  .extend({ mediaId: id.optional(), name: texts(100), mediaTypeId: z.int().min(1).max(22) });

export const createProjectMedia = defineOperation({
  method: 'POST',
  path: '/api/v1/projects/{projectId}/media-content',
  access: 'media:create',
  audit: { action: 'media.change', entity: 'media' },
  summary: 'Adds a medium: an uploaded file or a text',
  params: byProject,
  body: newMedia,
  ifMatch: ['listAllProjectMedia'],
  response: resource(media),
  status: 201,
});
