import { newPreviewLink, previewLinkFields } from '../documents/preview-link.ts';
import { byVersion } from '../documents/version.ts';
import { resource } from '../envelope.ts';
import { defineOperation } from '../operation.ts';

export const createDraftLink = defineOperation({
  method: 'POST',
  path: '/api/v1/projects/{projectId}/versions/{number}/preview-links',
  access: 'version:read',
  audit: { action: 'preview-link.change', entity: 'preview-link', changes: 'summary' },
  rateLimit: { max: 20, timeWindow: '1 minute' },
  summary: 'Makes a link that shows a version, as it would be seen if it were published now, for seven days',
  params: byVersion,
  body: previewLinkFields,
  response: resource(newPreviewLink),
  status: 201,
});
