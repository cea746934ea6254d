import { codeName } from '../documents/poi.ts';
import { collection } from '../envelope.ts';
import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listMediaTypes = defineOperation({
  method: 'GET',
  path: '/api/v1/media/types',
  access: 'public',
  cache: 'catalogue',
  summary: 'Types of media',
  query: noQuery,
  response: collection(codeName),
});
