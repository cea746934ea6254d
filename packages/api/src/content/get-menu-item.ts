import { menuItem } from '../documents/menu.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getMenuItem = defineOperation({
  method: 'GET',
  path: '/api/v1/menu-items/{id}',
  access: 'public',
  cache: 'catalogue',
  summary: 'One menu item',
  params: byId,
  query: language,
  response: resource(menuItem),
});
