import { packageItem } from '../documents/package.ts';
import { collection } from '../envelope.ts';
import { byId, language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listPackageItems = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/packages/{id}/items',
  access: 'public',
  cache: 'catalogue',
  summary: 'Items of a package',
  params: byId,
  query: language,
  response: collection(packageItem),
});
