import { POI_PARENT_KINDS } from '@suite/contracts';
import { z } from 'zod';
import { codeName } from '../documents/poi.ts';
import { collection } from '../envelope.ts';
import { defineOperation } from '../operation.ts';

export const listPoiTypes = defineOperation({
  method: 'GET',
  path: '/api/v1/pois/types',
  access: 'public',
  cache: 'catalogue',
  summary: 'Types of points of interest',
  query: z.strictObject({ parentType: z.enum(POI_PARENT_KINDS).optional() }),
  response: collection(codeName),
});
