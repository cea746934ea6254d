import { media } from '../documents/media.ts';
import { resource } from '../envelope.ts';
import { byMedia, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getProjectMedia = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}/media-content/{mediaId}',
  access: 'public',
  cache: 'catalogue',
  summary: 'One medium',
  params: byMedia,
  query: language,
  response: resource(media),
});
