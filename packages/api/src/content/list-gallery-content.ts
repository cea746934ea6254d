import { media } from '../documents/media.ts';
import { collection } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listGalleryContent = defineOperation({
  method: 'GET',
  path: '/api/v1/media/{id}/gallery-content',
  access: 'public',
  cache: 'catalogue',
  summary: 'Media in a gallery',
  params: byId,
  query: language,
  response: collection(media),
});
