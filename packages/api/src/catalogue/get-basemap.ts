import { basemap } from '../documents/basemap.ts';
import { noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getBasemap = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/basemap',
  access: 'public',
  cache: 'catalogue',
  summary: 'Land, water and names around the published projects, as the map of projects first shows them',
  query: noQuery,
  response: basemap,
});
