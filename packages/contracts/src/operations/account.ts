import { operation } from './operation.ts';

/** Accounts: one's own, and the way to one. */
export const ACCOUNT_OPERATIONS = {
  listOwnProjects: operation('user', 'GET', '/users/projects'),
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
  getFavorites: operation('user', 'GET', '/users/favorites'),
  changeFavorites: operation('user', 'PATCH', '/users/favorites'),
  addUserMedia: operation('member', 'POST', '/users/project/{projectId}/add-user-media'),
} as const;
