import { previewLink } from '../documents/preview-link.ts';
import { collection } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listPreviewLinks = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/preview-links',
  access: 'preview-link:read',
  summary: 'Preview links of a project that hold',
  params: byProject,
  query: noQuery,
  response: collection(previewLink),
});
