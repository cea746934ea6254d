import { z } from 'zod';
import { deliveryStatus } from '../documents/delivery.ts';
import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getDeliveryStatus = defineOperation({
  method: 'GET',
  path: '/api/v1/delivery/status',
  access: 'release:read',
  summary: 'Which versions visitors get, and how they fare',
  query: noQuery,
  response: z.object({ data: deliveryStatus }),
});
