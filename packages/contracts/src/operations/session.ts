import { operation } from './operation.ts';

/** Sessions. `refreshToken` and `logOut` go by the cookie of the session. */
export const SESSION_OPERATIONS = {
  logIn: operation('public', 'POST', '/users/auth'),
  refreshToken: operation('public', 'GET', '/users/refresh-token'),
  logOut: operation('public', 'GET', '/users/logout'),
  getProfile: operation('user', 'GET', '/users/profile'),
} as const;
