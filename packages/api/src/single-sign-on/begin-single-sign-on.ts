import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { AUTHENTICATION_LIMIT, defineOperation } from '../operation.ts';

/** A path of this site: not `//elsewhere.example`, nor `/\\elsewhere.example`, which browsers read alike. */
const ownPath = z
  .string()
  .max(1000)
  .regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/, 'must be a path of this site');

export const beginSingleSignOn = defineOperation({
  method: 'POST',
  path: '/api/v1/users/auth/single-sign-on-options',
  access: 'public',
  audit: 'none',
  rateLimit: AUTHENTICATION_LIMIT,
  ignoresToken: true,
  summary: "Where the browser goes for an organisation's own login; sets the cookie that it comes back with",
  body: z.strictObject({ organizationId: id, returnTo: ownPath }),
  response: z.object({ url: z.string() }),
  errors: [403, 404, 502],
});
