import { byId, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const followJob = defineOperation({
  method: 'GET',
  path: '/api/v1/jobs/{id}/events',
  access: 'version:read',
  rateLimit: { max: 60, timeWindow: '1 minute' },
  summary: 'The progress of an import as server-sent events, until it has ended',
  params: byId,
  query: noQuery,
  response: 'events',
});
