import { byVersion, version } from '../documents/version.ts';
import { resource } from '../envelope.ts';
import { defineOperation } from '../operation.ts';

export const publishVersion = defineOperation({
  method: 'POST',
  path: '/api/v1/projects/{projectId}/versions/{number}/publish',
  access: 'version:update',
  audit: { action: 'version.publish', entity: 'version', id: 'number', changes: 'summary' },
  summary: 'Shows a version to visitors at once: the draft, or an older one again; no sale is undone',
  params: byVersion,
  ifMatch: ['listVersions'],
  response: resource(version),
  errors: [409],
});
