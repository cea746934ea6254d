import { z } from 'zod';
import { project, projectFeatures } from '../documents/project.ts';
import { collection } from '../envelope.ts';
import { language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listProjects = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/projects',
  access: 'public',
  cache: 'catalogue',
  summary: 'Published projects, or GeoJSON with type=geocode',
  query: language.extend({ type: z.enum(['geocode']).optional() }),
  response: z.union([collection(project), projectFeatures]),
});
