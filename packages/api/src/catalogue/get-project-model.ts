import { projectModel } from '../documents/model.ts';
import { resource } from '../envelope.ts';
import { byProject, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getProjectModel = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects/{projectId}/model',
  access: 'public',
  cache: 'catalogue',
  summary: 'Model of a project in three dimensions',
  params: byProject,
  query: noQuery,
  response: resource(projectModel),
});
