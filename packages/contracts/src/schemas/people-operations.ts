import { z } from 'zod';
import { media } from './attributes.ts';
import { collection, type OperationSchemas, ok, resource } from './envelope.ts';
import {
  byProject,
  emailAddress,
  id,
  language,
  localeId,
  newPassword,
  noQuery,
  oneTimeToken,
  personName,
  requiredLine,
} from './fields.ts';
import { ownProject, profile, role, token } from './people.ts';

/** Whatever is typed may be tried; only new passwords have rules. */
const password = z.string().min(1, 'must not be empty').max(1024, 'must have at most 1024 characters');
const address = requiredLine(254);
const valid = z.object({ valid: z.literal(true) });
const byToken = z.strictObject({ token: oneTimeToken });

export const PEOPLE_SCHEMAS = {
  logIn: {
    summary: 'Signs in; sets the cookie of the session',
    body: z.union([
      z.strictObject({ username: address, password }),
      z.strictObject({ email: address, password }),
    ]),
    response: token,
  },
  refreshToken: { summary: 'A new token for the session of the cookie', query: noQuery, response: token },
  logOut: { summary: 'Ends the session of the cookie', query: noQuery, response: ok },
  getProfile: { summary: 'Who is signed in', query: noQuery, response: resource(profile) },
  listOwnProjects: {
    summary: 'Projects that the person is on and may see',
    query: language,
    response: collection(ownProject),
  },
  updateProfile: {
    summary: 'Changes the own names',
    body: z.strictObject({ firstName: personName, lastName: personName }),
    response: resource(profile),
  },
  deleteAccount: {
    summary: 'Deletes the own account and what is known of the person',
    body: z.strictObject({ currentPassword: password }),
    response: null,
    status: 204,
  },
  exportAccount: { summary: 'What is known of the person, as a JSON file', query: noQuery, response: null },
  updatePassword: {
    summary: 'Sets a new password; other sessions end',
    body: z.strictObject({ password: newPassword, currentPassword: password.optional() }),
    response: ok,
  },
  setProjectPassword: {
    summary: 'Sets a password that signs in to one project only',
    body: z.strictObject({ projectId: id, password: newPassword, currentPassword: password.optional() }),
    response: ok,
  },
  signUp: {
    summary: 'Registers a person; known and unknown addresses are answered alike',
    body: z.strictObject({
      email: emailAddress,
      password: newPassword,
      localization: localeId.prefault('en'),
    }),
    response: ok,
    status: 202,
  },
  sendConfirmation: {
    summary: 'Sends the link that confirms an address',
    body: z.strictObject({ email: emailAddress, localeId: localeId.prefault('en') }),
    response: ok,
    status: 202,
  },
  confirmEmail: { summary: 'Confirms an address by the token of its link', body: byToken, response: valid },
  resetPassword: {
    summary: 'With a token sets the password; with an address or a user name sends the link (202)',
    body: z.union([
      z.strictObject({ token: oneTimeToken, password: newPassword }),
      z.strictObject({ email: address, localeId: localeId.optional() }),
      z.strictObject({ username: address, localeId: localeId.optional() }),
    ]),
    response: ok,
  },
  verifyPasswordReset: { summary: 'Whether the token of a link still holds', body: byToken, response: valid },
  setPassword: {
    summary: 'Sets the first password of an invited person',
    body: z.strictObject({ token: oneTimeToken, password: newPassword }),
    response: ok,
  },
  getUserRole: { summary: 'The strongest role', query: noQuery, response: z.object({ data: role }) },
  getUserRoles: { summary: 'All roles', query: noQuery, response: collection(role) },
  isAllowed: {
    summary: 'Whether the person may do something; no for what is unknown',
    query: z.strictObject({ resource: requiredLine(50), permission: requiredLine(50) }),
    response: z.object({ data: z.object({ allowed: z.boolean() }) }),
  },
  addUserMedia: {
    summary: "A person's own medium for a project",
    params: byProject,
    form: z.strictObject({ name: requiredLine(100).optional() }),
    response: resource(media),
    status: 201,
  },
} as const satisfies Record<string, OperationSchemas>;
