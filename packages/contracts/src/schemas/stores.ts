import { z } from 'zod';
import { FILTER_NAMES, PRICE_RANGES } from '../codes.ts';

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

const range = z.tuple([z.number(), z.number()]);

/** Every choice of the filters as the specification names them; `rooms` are type ids. */
export const filterValues = z.strictObject({
  /** Null for those who see no prices. */
  price: range.nullable(),
  area: range,
  floor: range,
  rooms: z.array(z.int().min(0)),
  statusIds: z.array(z.int().min(1).max(4)),
  priceRange: z.enum(PRICE_RANGES),
  /** Filter of the bar that is open, counted from 0; null for none. */
  currentIndex: z
    .int()
    .min(0)
    .max(FILTER_NAMES.length - 1)
    .nullable(),
});
