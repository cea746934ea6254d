import { media } from '../documents/media.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getMedia = defineOperation({
  method: 'GET',
  path: '/api/v1/media/{id}',
  access: 'public',
  cache: 'catalogue',
  summary: 'One medium',
  params: byId,
  query: language,
  response: resource(media),
});
