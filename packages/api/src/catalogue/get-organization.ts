import { organization } from '../documents/project.ts';
import { resource } from '../envelope.ts';
import { language, textId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getOrganization = defineOperation({
  method: 'GET',
  path: '/api/v1/frontend/organizations/fetchOrganization',
  access: 'public',
  cache: 'catalogue',
  summary: 'The organisation',
  query: language.extend({ organizationId: textId.optional() }),
  response: resource(organization),
  errors: [404],
});
