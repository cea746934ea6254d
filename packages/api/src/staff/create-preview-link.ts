import { newPreviewLink, previewLinkFields } from '../documents/preview-link.ts';
import { resource } from '../envelope.ts';
import { byProject } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const createPreviewLink = defineOperation({
  method: 'POST',
  path: '/api/v1/projects/{projectId}/preview-links',
  access: 'preview-link:create',
  audit: { action: 'preview-link.change', entity: 'preview-link' },
  rateLimit: { max: 20, timeWindow: '1 minute' },
  summary: 'Makes a link that shows a project in private preview for seven days',
  params: byProject,
  body: previewLinkFields,
  response: resource(newPreviewLink),
  status: 201,
});
