import { z } from 'zod';
import { importJob } from '../documents/import-job.ts';
import { resource } from '../envelope.ts';
import { textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const yes = z.literal('true').optional();

export const importProject = defineOperation({
  method: 'POST',
  path: '/api/v1/projects/import',
  access: 'version:create',
  audit: { action: 'version.import', entity: 'version', changes: 'summary' },
  rateLimit: { max: 30, timeWindow: '1 hour' },
  summary:
    'Imports a ZIP of a project folder as a draft, or publishes it; which project is said by who may not make one',
  query: z.strictObject({ projectId: textId.optional(), publish: yes, dryRun: yes }),
  takesArchive: true,
  ifMatch: ['listVersions'],
  response: resource(importJob),
  status: 202,
  errors: [404],
});
