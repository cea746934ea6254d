import { z } from 'zod';
import { filterBounds } from '../documents/filter.ts';
import { resource } from '../envelope.ts';
import { textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getFilterBounds = defineOperation({
  method: 'GET',
  path: '/api/v1/public/apartments/filter-bounds',
  access: 'public',
  cache: 'catalogue',
  summary: 'Smallest and largest values to filter by',
  query: z.strictObject({ organizationId: textId.optional() }),
  response: resource(filterBounds),
  errors: [404],
});
