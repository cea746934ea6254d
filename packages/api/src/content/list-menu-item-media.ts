import { media } from '../documents/media.ts';
import { collection } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listMenuItemMedia = defineOperation({
  method: 'GET',
  path: '/api/v1/menu-items/{id}/media-content',
  access: 'public',
  cache: 'catalogue',
  summary: 'Media of a menu item',
  params: byId,
  query: language,
  response: collection(media),
});
