import type { OperationName } from '@suite/contracts';
import type { FastifyContextConfig } from 'fastify';

/** What guesses a password or a token. */
const AUTHENTICATION = { max: 10, timeWindow: '1 minute' };
const FAVORITES = { max: 5, timeWindow: '1 hour' };

/** Requests that one address may make, where more would not be a visitor's. */
export const LIMITS: Partial<Record<OperationName, FastifyContextConfig['rateLimit']>> = {
  filterApartments: { max: 120, timeWindow: '1 minute' },
  addUserMedia: { max: 20, timeWindow: '10 minutes' },
  geocode: { max: 60, timeWindow: '1 minute' },
  logIn: AUTHENTICATION,
  updatePassword: AUTHENTICATION,
  setProjectPassword: AUTHENTICATION,
  deleteAccount: AUTHENTICATION,
  // Mails are limited per person besides, see `issueLimitedToken`.
  sendConfirmation: AUTHENTICATION,
  confirmEmail: AUTHENTICATION,
  resetPassword: AUTHENTICATION,
  verifyPasswordReset: AUTHENTICATION,
  setPassword: AUTHENTICATION,
  // A page tells once or twice; many visitors may share one address.
  reportOutcomes: { max: 120, timeWindow: '1 minute' },
  signUp: { max: 5, timeWindow: '1 hour' },
  askForPrice: { max: 5, timeWindow: '10 minutes' },
  sendFavorites: FAVORITES,
  sendFavoritesFromApp: FAVORITES,
};
