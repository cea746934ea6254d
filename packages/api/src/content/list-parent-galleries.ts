import { media } from '../documents/media.ts';
import { collection } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listParentGalleries = defineOperation({
  method: 'GET',
  path: '/api/v1/media/{id}/parent-galleries',
  access: 'public',
  cache: 'catalogue',
  summary: 'Galleries that hold a medium',
  params: byId,
  query: language,
  response: collection(media),
});
