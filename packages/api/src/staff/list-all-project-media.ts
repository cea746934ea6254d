import { media } from '../documents/media.ts';
import { collection } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listAllProjectMedia = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/media-content',
  access: 'media:read-unpublished',
  summary: 'All media of a project',
  params: byProject,
  query: language,
  response: collection(media),
});
