import { UPDATE_PROFILE_FIELDS } from '@suite/contracts/fields';
import { profile } from '@suite/contracts/schemas';
import { z } from 'zod';
import { resource } from '../envelope.ts';
import { essential } from '../essential.ts';
import { fieldSchemas } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** The page goes on with these names. */
const { firstName, lastName } = profile.shape;
const changed = profile.extend({ firstName: essential(firstName), lastName: essential(lastName) });

export const updateProfile = defineOperation({
  method: 'PATCH',
  path: '/api/v1/users',
  access: 'user',
  audit: { action: 'account.change' },
  summary: 'Changes the own names',
  body: z.strictObject(fieldSchemas(UPDATE_PROFILE_FIELDS)),
  response: resource(changed),
  errors: [403],
});
