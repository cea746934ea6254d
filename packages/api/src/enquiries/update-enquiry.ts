import { enquiry, enquiryChanges } from '../documents/enquiry.ts';
import { resource } from '../envelope.ts';
import { byId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const updateEnquiry = defineOperation({
  method: 'PATCH',
  path: '/api/v1/enquiries/{id}',
  access: 'enquiry:update',
  audit: { action: 'enquiry.change', entity: 'enquiry', id: 'id' },
  summary:
    'Sets the state of a price request, gives it to somebody, adds a note to it, sends its mails again, or all of that',
  params: byId,
  body: enquiryChanges,
  ifMatch: ['getEnquiry'],
  response: resource(enquiry),
  errors: [409],
});
