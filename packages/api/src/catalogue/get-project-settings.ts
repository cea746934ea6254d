import { settings } from '../documents/project.ts';
import { resource } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getProjectSettings = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}/settings',
  access: 'public',
  cache: 'catalogue',
  summary: 'Settings of a project',
  params: byProject,
  query: noQuery,
  response: resource(settings),
});
