import { project } from '../documents/project.ts';
import { resource } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getAnyProject = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}',
  access: 'project:read-unpublished',
  summary: 'One project',
  params: byProject,
  query: language,
  response: resource(project),
});
