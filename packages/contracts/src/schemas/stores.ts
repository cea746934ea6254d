import { z } from 'zod';

/**
 * A message that waits for its OK. `auth-error`: logging in or registering failed. `signed-up`: registered, the login
 * is next. `signed-in`: logged in, and already where the person wanted to be. `members-only`: offers to log in or to register in place of OK.
 */
export const notice = z.object({
  id: z.string(),
  type: z.enum(['info', 'error', 'success', 'auth-error', 'signed-up', 'signed-in', 'members-only']),
  title: z.string(),
  message: z.string(),
  /** Path of the page that raised it; OK leads there. */
  previousRoute: z.string().nullable(),
  email: z.string().nullable(),
});

/** What the cookie `cookiePreferences` holds; what is necessary is not asked for. */
export const consent = z.strictObject({
  necessary: z.literal(true),
  statistics: z.boolean(),
  marketing: z.boolean(),
});
