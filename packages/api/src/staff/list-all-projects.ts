import { z } from 'zod';
import { project } from '../documents/project.ts';
import { collection } from '../envelope.ts';
import { language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listAllProjects = defineOperation({
  method: 'GET',
  path: '/api/v1/projects',
  access: 'project:read-unpublished',
  summary: 'All projects of the person, unpublished ones too; media with include[]=Media',
  query: language.extend({ 'include[]': z.enum(['Media']).optional() }),
  response: collection(project),
});
