import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { collection } from '../envelope.ts';
import { essential } from '../essential.ts';
import { language } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const findSingleSignOn = defineOperation({
  method: 'GET',
  path: '/api/v1/public/single-sign-on',
  access: 'public',
  rateLimit: { max: 60, timeWindow: '1 minute' },
  summary: 'The organisation with a login of its own that addresses of a domain are of; none for others',
  query: language.extend({
    domain: z
      .string()
      .max(253)
      .regex(/^[A-Za-z0-9.-]+$/, 'must be a domain'),
  }),
  response: collection(z.object({ id: essential(id), name: essential(z.string()) })),
});
