import { z } from 'zod';
import { ok } from '../envelope.ts';
import { emailAddress, localeId, newPassword } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const signUp = defineOperation({
  method: 'POST',
  path: '/api/v1/users/signup',
  access: 'public',
  rateLimit: { max: 5, timeWindow: '1 hour' },
  summary: 'Registers a person; known and unknown addresses are answered alike',
  body: z.strictObject({
    email: emailAddress,
    password: newPassword,
    localization: localeId.prefault('en'),
  }),
  response: ok,
  status: 202,
});
