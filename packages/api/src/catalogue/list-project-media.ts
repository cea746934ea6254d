import { media } from '../documents/media.ts';
import { collection } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listProjectMedia = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}/media-content',
  access: 'public',
  cache: 'catalogue',
  summary: 'Media of a project',
  params: byProject,
  query: language,
  response: collection(media),
});
