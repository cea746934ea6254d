import { enquiry } from '../documents/enquiry.ts';
import { resource } from '../envelope.ts';
import { byId, noQuery } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const getEnquiry = defineOperation({
  method: 'GET',
  path: '/api/v1/enquiries/{id}',
  access: 'enquiry:read',
  audit: { action: 'enquiries.read', entity: 'enquiry', id: 'id' },
  summary: 'A price request',
  params: byId,
  query: noQuery,
  response: resource(enquiry),
});
