import { menuItem } from '../documents/menu.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getRootMenu = defineOperation({
  method: 'GET',
  path: '/api/v1/client-apps/{id}/root-menu',
  access: 'public',
  cache: 'catalogue',
  summary: 'Root of a menu',
  params: byId,
  query: language,
  response: resource(menuItem),
});
