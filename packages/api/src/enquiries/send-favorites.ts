import { favoritesMail } from '../documents/enquiry.ts';
import { ok } from '../envelope.ts';
import { defineOperation } from '../operation.ts';

export const sendFavorites = defineOperation({
  method: 'POST',
  path: '/api/v1/frontend/apartments/send-favorites',
  access: 'public',
  audit: 'none',
  rateLimit: { max: 5, timeWindow: '1 hour' },
  summary: 'Sends a list of units by mail',
  body: favoritesMail,
  response: ok,
  status: 202,
  errors: [404],
});
