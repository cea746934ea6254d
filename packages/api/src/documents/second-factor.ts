import { currentPassword } from '@suite/contracts/fields';
import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';
import { fieldSchema } from '../fields.ts';

export const secondFactors = z.object({
  id,
  /** An authenticator app. */
  hasTotp: z.boolean(),
  recoveryCodesLeft: essential(z.int()),
  /** The roles of the person hold in this session only once there is one. */
  isNeeded: z.boolean(),
});

export const totpEnrolment = z.object({
  id,
  /** Base32, to be typed. */
  secret: essential(z.string()),
  uri: essential(z.string()),
  /** The same as a QR code: side in modules, and the dark ones as an SVG path. */
  qrSize: essential(z.int()),
  qrPath: essential(z.string()),
});

/** They are not told again; none, where those of before still hold. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The password, where the last login is older than five minutes. */
export const withPassword = z.strictObject({ currentPassword: fieldSchema(currentPassword).optional() });

/** A JSON Web Token of ours. */
export const loginToken = z
  .string()
  .regex(/^[\w-]+(\.[\w-]+){2}$/, 'must be the token of the login')
  .max(1000);

/** What waits for a second step. */
export const login = z.object({
  token: z.string().optional(),
  secondFactor: z
    .object({
      loginToken: z.string(),
      methods: z.array(z.enum(['totp', 'passkey', 'recovery-code'])),
    })
    .optional(),
});

export const passkey = z.object({
  id: essential(id),
  name: essential(z.string()),
  createdAt: essential(z.iso.datetime()),
  lastUsedAt: essential(z.iso.datetime().nullable()),
});

/** Bytes in base64url, as WebAuthn has them. */
export const bytes = z
  .string()
  .regex(/^[\w-]+$/, 'must be bytes in base64url')
  .max(20_000);

/** As `navigator.credentials` takes them. */
export const passkeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });
