import { z } from 'zod';
import { ok } from '../envelope.ts';
import { oneTimeToken } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const unsubscribeNewsletter = defineOperation({
  method: 'POST',
  path: '/api/v1/public/newsletter/unsubscribe',
  access: 'public',
  audit: 'none',
  rateLimit: { max: 60, timeWindow: '1 minute' },
  ignoresBody: true,
  summary: 'Unsubscribes an address; known and unknown tokens are answered alike (RFC 8058)',
  query: z.strictObject({ token: oneTimeToken }),
  response: ok,
});
