import { operation } from './operation.ts';

/** Accounts and sessions. `refreshToken` and `logOut` go by the cookie of the session. */
export const PEOPLE_OPERATIONS = {
  logIn: operation('public', 'POST', '/users/auth'),
  refreshToken: operation('public', 'GET', '/users/refresh-token'),
  logOut: operation('public', 'GET', '/users/logout'),
  getProfile: operation('user', 'GET', '/users/profile'),
  updateProfile: operation('user', 'PATCH', '/users'),
  deleteAccount: operation('user', 'DELETE', '/users'),
  exportAccount: operation('user', 'GET', '/users/export'),
  updatePassword: operation('user', 'PUT', '/users/password-update'),
  setProjectPassword: operation('member', 'PUT', '/users/project-password'),
  signUp: operation('public', 'POST', '/users/signup'),
  sendConfirmation: operation('public', 'POST', '/users/confirm-email'),
  confirmEmail: operation('public', 'POST', '/users/confirm-email-verify'),
  resetPassword: operation('public', 'POST', '/users/password-reset'),
  verifyPasswordReset: operation('public', 'POST', '/users/password-reset-verify'),
  setPassword: operation('public', 'POST', '/users/password-set'),
  getUserRole: operation('user', 'GET', '/users/get-user-role'),
  getUserRoles: operation('user', 'GET', '/users/get-user-roles'),
  isAllowed: operation('user', 'GET', '/users/is-allowed'),
  addUserMedia: operation('member', 'POST', '/users/project/{projectId}/add-user-media'),
} as const;

/** What a visitor sends. */
export const ENQUIRY_OPERATIONS = {
  askForPrice: operation('public', 'POST', '/public/apartments/ask-for-price'),
  sendFavorites: operation('public', 'POST', '/frontend/apartments/send-favorites'),
  sendFavoritesFromApp: operation('public', 'POST', '/client-apps/{id}/send-favorites'),
} as const;
