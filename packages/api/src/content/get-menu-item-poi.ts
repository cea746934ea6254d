import { poi } from '../documents/poi.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getMenuItemPoi = defineOperation({
  method: 'GET',
  path: '/api/v1/menu-items/{id}/poi',
  access: 'public',
  cache: 'catalogue',
  summary: 'Point of interest of a menu item',
  params: byId,
  query: language,
  response: resource(poi),
});
