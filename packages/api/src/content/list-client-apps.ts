import { clientApp } from '../documents/menu.ts';
import { collection } from '../envelope.ts';
import { language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const listClientApps = defineOperation({
  method: 'GET',
  path: '/api/v1/client-apps',
  access: 'public',
  cache: 'catalogue',
  summary: 'Client apps',
  query: language,
  response: collection(clientApp),
});
