import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const geodata = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      id,
      geometry: z
        .object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) })
        .nullable(),
      properties: z.object({ id, name: z.string(), place: z.string().nullable(), publish: z.boolean() }),
    }),
  ),
});

export const getGeodata = defineOperation({
  method: 'GET',
  path: '/api/v1/geodata/projects',
  access: 'project:read-unpublished',
  summary: 'Where the projects are',
  query: language,
  response: geodata,
});
