import { settings } from '../documents/project.ts';
import { resource } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getAnyProjectSettings = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/settings',
  access: 'settings:read',
  summary: 'Settings of a project',
  params: byProject,
  query: noQuery,
  response: resource(settings),
});
