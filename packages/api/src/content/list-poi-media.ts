import { media } from '../documents/media.ts';
import { collection } from '../envelope.ts';
import { byId, language, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listPoiMedia = defineOperation({
  method: 'GET',
  path: '/api/v1/pois/{id}/media-content',
  access: 'public',
  cache: 'catalogue',
  summary: 'Media of a point of interest',
  params: byId,
  query: language.extend({ mediaTypeId: textId.optional() }),
  response: collection(media),
});
