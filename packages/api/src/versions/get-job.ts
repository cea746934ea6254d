import { importJob } from '../documents/import-job.ts';
import { resource } from '../envelope.ts';
import { byId, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getJob = defineOperation({
  method: 'GET',
  path: '/api/v1/jobs/{id}',
  access: 'version:read',
  summary: 'How far an import is, and what it came to',
  params: byId,
  query: noQuery,
  response: resource(importJob),
});
