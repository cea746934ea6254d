import { priceRequest } from '../documents/enquiry.ts';
import { ok } from '../envelope.ts';
import { defineOperation } from '../operation.ts';

export const askForPrice = defineOperation({
  method: 'POST',
  path: '/api/v1/public/apartments/ask-for-price',
  access: 'public',
  audit: 'none',
  rateLimit: { max: 5, ofAddress: 60, timeWindow: '10 minutes' },
  summary: 'Asks for the price of a unit; with its Idempotency-Key it is repeated or corrected',
  body: priceRequest,
  response: ok,
  status: 202,
  errors: [404, 410],
});
