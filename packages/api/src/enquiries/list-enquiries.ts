import { z } from 'zod';
import { ENQUIRIES_PER_PAGE, enquiry, enquiryQuery } from '../documents/enquiry.ts';
import { collection } from '../envelope.ts';
import { defineOperation } from '../operation.ts';

const page = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'must be a number from 1')
  .transform(Number);

export const listEnquiries = defineOperation({
  method: 'GET',
  path: '/api/v1/enquiries',
  access: 'enquiry:read',
  audit: { action: 'enquiries.read' },
  summary: `Price requests, the newest first, ${ENQUIRIES_PER_PAGE} a page; meta.total counts all pages`,
  query: enquiryQuery.extend({ page: page.prefault('1') }),
  response: collection(enquiry),
  errors: [404],
});
