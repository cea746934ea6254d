import { z } from 'zod';
import { byId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const followBuilding = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/buildings/{id}/events',
  access: 'public',
  summary: 'Changes of status of the units of a building, as server-sent events',
  params: byId,
  query: z.strictObject({
    lastEventId: z
      .string()
      .regex(/^\d{1,15}$/, 'must be a number')
      .optional(),
  }),
  response: 'events',
  otherStatus: 204,
});
