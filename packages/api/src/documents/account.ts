import { currentPassword } from '@suite/contracts/fields';
import { id } from '@suite/contracts/schemas';
import { z } from 'zod';
import { essential } from '../essential.ts';
import { fieldSchema, oneTimeToken } from '../fields.ts';

/** Not in the envelope. A Bearer token, valid for ten minutes. */
export const token = z.object({ token: z.string() });

/** Whatever is typed may be tried; only new passwords have rules. */
export const password = fieldSchema(currentPassword);

export const valid = z.object({ valid: z.literal(true) });

export const byToken = z.strictObject({ token: oneTimeToken });

/** Homes that an account may save. */
export const FAVORITES_LIMIT = 500;

const ids = z.array(id).max(FAVORITES_LIMIT, `must have at most ${FAVORITES_LIMIT} units`).readonly();

/** The saved homes of an account, in the order in which they were saved. */
export const favorites = z.object({ apartmentIds: essential(z.array(id)) });

/** What changed since the list was read: two devices that change it at once undo nothing of each other. */
export const favoritesChange = z.strictObject({ add: ids.prefault([]), remove: ids.prefault([]) });
