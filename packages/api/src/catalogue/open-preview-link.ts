import { openedPreview, previewToken } from '../documents/preview-link.ts';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

export const openPreviewLink = defineOperation({
  method: 'POST',
  path: '/api/v1/public/preview-links/open',
  access: 'public',
  audit: 'none',
  rateLimit: AUTHENTICATION_LIMIT,
  ignoresToken: true,
  summary: 'Shows a project in private preview to this browser; sets a cookie',
  body: previewToken,
  response: openedPreview,
});
