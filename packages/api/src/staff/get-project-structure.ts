import { structure } from '../documents/structure.ts';
import { resource } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getProjectStructure = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/full-structure',
  access: 'project:read-unpublished',
  summary: 'The whole tree of a project',
  params: byProject,
  query: language,
  response: resource(structure),
});
