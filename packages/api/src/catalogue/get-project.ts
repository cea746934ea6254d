import { project } from '../documents/project.ts';
import { resource } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getProject = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}',
  access: 'public',
  cache: 'catalogue',
  summary: 'One project',
  params: byProject,
  query: language,
  response: resource(project),
});
