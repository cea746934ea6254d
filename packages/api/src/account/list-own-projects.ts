import { ownProject } from '../documents/project.ts';
import { collection } from '../envelope.ts';
import { language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listOwnProjects = defineOperation({
  method: 'GET',
  path: '/api/v1/users/projects',
  access: 'user',
  summary: 'Projects that the person is on and may see',
  query: language,
  response: collection(ownProject),
});
