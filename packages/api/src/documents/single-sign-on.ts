import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';
import { requiredLine } from '../fields.ts';

/** A domain of e-mail addresses, in lower case. */
export const emailDomain = z
  .string()
  .max(253)
  .regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/, 'must be a domain such as example.com');

const settings = {
  /** Address of the OpenID Connect provider. */
  issuer: requiredLine(500),
  clientId: requiredLine(200),
  emailDomains: z.array(emailDomain).min(1).max(20),
  /** Whether a login that the provider calls strong needs no second factor here. */
  countsAsSecondFactor: z.boolean(),
};

/** How people of the organisation log in by its own provider; the secret of the client is told to nobody. */
export const signOnSettings = z.object({
  /** Of the organisation. */
  id: essential(id),
  name: essential(z.string()),
  /** What the provider has to be told. */
  redirectUri: essential(z.string()),
  /** Null where the organisation has no provider. */
  settings: essential(z.object(settings).nullable()),
});

export const signOnFields = z.strictObject({
  ...settings,
  /** Left out, the former one stays. */
  clientSecret: requiredLine(500).optional(),
});
