import { z } from 'zod';
import { building } from '../documents/building.ts';
import { resource } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const updateBuilding = defineOperation({
  method: 'PATCH',
  path: '/api/v1/buildings/{id}',
  access: 'building:update',
  audit: { action: 'building.change', entity: 'building', id: 'id' },
  summary: 'Publishes a building, or not',
  params: byId,
  query: language,
  body: z.strictObject({ publish: z.boolean() }).partial(),
  ifMatch: ['getAnyBuilding', 'getBuilding'],
  response: resource(building),
});
