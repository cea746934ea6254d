import { z } from 'zod';
import { menuItem } from '../documents/menu.ts';
import { collection } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listMenuItems = defineOperation({
  method: 'GET',
  path: '/api/v1/client-apps/{id}/menu-items',
  access: 'public',
  cache: 'catalogue',
  summary: 'Menu of a client app, flat or with type=fullStructure nested',
  params: byId,
  query: language.extend({ type: z.enum(['fullStructure']).optional() }),
  response: collection(menuItem),
});
