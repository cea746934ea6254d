import { favoritesMail } from '../documents/enquiry.ts';
import { ok } from '../envelope.ts';
import { byId } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const sendFavoritesFromApp = defineOperation({
  method: 'POST',
  path: '/api/v1/client-apps/{id}/send-favorites',
  access: 'public',
  audit: 'none',
  rateLimit: { max: 5, timeWindow: '1 hour' },
  summary: 'Sends a list of units by mail',
  params: byId,
  body: favoritesMail,
  response: ok,
  status: 202,
});
