import { createdProject, newProject } from '../documents/draft-structure.ts';
import { resource } from '../envelope.ts';
import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const createProject = defineOperation({
  method: 'POST',
  path: '/api/v1/projects',
  access: 'project:create',
  audit: { action: 'version.import', entity: 'version', changes: 'summary' },
  rateLimit: { max: 30, timeWindow: '1 hour' },
  summary: 'Begins a project with nothing in it, or with an example; it is a draft that visitors do not see',
  query: noQuery,
  body: newProject,
  response: resource(createdProject),
  status: 201,
  errors: [409, 502],
});
