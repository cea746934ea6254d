import { enquiry, enquiryChanges } from '../documents/enquiry.ts';
import { resource } from '../envelope.ts';
import { byId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const updateEnquiry = defineOperation({
  method: 'PATCH',
  path: '/api/v1/enquiries/{id}',
  access: 'enquiry:update',
  audit: { action: 'enquiry.change', entity: 'enquiry', id: 'id' },
  summary: 'Sets the state of a price request, adds a note to it, or both',
  params: byId,
  body: enquiryChanges,
  response: resource(enquiry),
});
