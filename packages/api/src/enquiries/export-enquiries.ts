import { enquiryQuery } from '../documents/enquiry.ts';
import { defineOperation } from '../operation.ts';

export const exportEnquiries = defineOperation({
  method: 'GET',
  path: '/api/v1/enquiries/export',
  access: 'enquiry:export',
  audit: { action: 'enquiries.export' },
  summary: 'Price requests as CSV',
  query: enquiryQuery,
  response: 'file',
  file: { types: ['text/csv'] },
  errors: [404],
});
