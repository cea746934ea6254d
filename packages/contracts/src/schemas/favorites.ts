import { z } from 'zod';
import { type OperationSchemas, resource } from './envelope.ts';
import { id, noQuery } from './fields.ts';

/** Homes that an account may save. */
export const FAVORITES_LIMIT = 500;

const ids = z.array(id).max(FAVORITES_LIMIT, `must have at most ${FAVORITES_LIMIT} units`).readonly();

/** The saved homes of an account, in the order in which they were saved. */
export const favorites = z.object({ apartmentIds: z.array(id) });

/** What changed since the list was read: two devices that change it at once undo nothing of each other. */
const favoritesChange = z.strictObject({ add: ids.prefault([]), remove: ids.prefault([]) });

export const FAVORITES_SCHEMAS = {
  getFavorites: { summary: 'The saved homes of the account', query: noQuery, response: resource(favorites) },
  changeFavorites: {
    summary: 'Removes and adds saved homes of the account; answers with the list',
    body: favoritesChange,
    response: resource(favorites),
  },
} as const satisfies Record<string, OperationSchemas>;
