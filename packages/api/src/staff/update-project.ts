import { PROJECT_CHANGE_RIGHTS, project, projectChanges } from '../documents/project.ts';
import { resource } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const updateProject = defineOperation({
  method: 'PATCH',
  path: '/api/v1/projects/{projectId}',
  access: PROJECT_CHANGE_RIGHTS,
  audit: { action: 'project.change', entity: 'project', id: 'projectId' },
  summary: 'Changes a project',
  params: byProject,
  query: language,
  body: projectChanges,
  ifMatch: ['getAnyProject', 'getAnyProjectSettings'],
  response: resource(project),
});
