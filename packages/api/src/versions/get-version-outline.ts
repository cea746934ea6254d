import { byVersion, versionOutline } from '../documents/version.ts';
import { resource } from '../envelope.ts';
import { language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getVersionOutline = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/versions/{number}/outline',
  access: 'version:read',
  summary: 'The parts of a version with their views, and what is ready and what is missing',
  params: byVersion,
  query: language,
  response: resource(versionOutline),
});
