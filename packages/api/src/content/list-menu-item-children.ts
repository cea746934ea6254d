import { menuItem } from '../documents/menu.ts';
import { collection } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listMenuItemChildren = defineOperation({
  method: 'GET',
  path: '/api/v1/menu-items/{id}/children',
  access: 'public',
  cache: 'catalogue',
  summary: 'Items below a menu item',
  params: byId,
  query: language,
  response: collection(menuItem),
});
