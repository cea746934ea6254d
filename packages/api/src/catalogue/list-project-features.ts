import { z } from 'zod';
import { projectFeatures } from '../documents/project.ts';
import { language } from '../fields.ts';
import { defineOperation } from '../operation.ts';
import { listProjects } from './list-projects.ts';

/** `listProjects` as GeoJSON. */
export const listProjectFeatures = defineOperation({
  ...listProjects,
  query: language.extend({ type: z.literal('geocode') }),
  response: projectFeatures,
});
