import { profile } from '@suite/contracts/schemas';
import { z } from 'zod';
import { resource } from '../envelope.ts';
import { personName } from '../fields.ts';
import { defineOperation } from '../operation.ts';

export const updateProfile = defineOperation({
  method: 'PATCH',
  path: '/api/v1/users',
  access: 'user',
  summary: 'Changes the own names',
  body: z.strictObject({ firstName: personName, lastName: personName }),
  response: resource(profile),
});
