import { signOnSettings } from '../documents/single-sign-on.ts';
import { resource } from '../envelope.ts';
import { byProject, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getSignOnSettings = defineOperation({
  method: 'GET',
  path: '/api/v1/projects/{projectId}/single-sign-on',
  access: 'organization:update',
  summary: "How people of a project's organisation log in by its own provider",
  params: byProject,
  query: language,
  response: resource(signOnSettings),
});
