// The account of a person, and the ways to one.
import type { Media, OwnProject } from '@suite/api';
import * as api from '@suite/api/endpoints';
import {
  type Address,
  ApiError,
  call,
  callFile,
  inLanguage,
  type Read,
  readList,
  setAccessToken,
  unwrapOne,
} from '@suite/api-client';
import type { Locale, Permission, Profile, Resource, Role } from '@suite/contracts';

/** Projects that the person is on and may see. */
export function readOwnProjects(locale: Locale): Read<OwnProject[]> {
  return readList(api.listOwnProjects, { query: inLanguage(locale) });
}

export async function updateProfile(names: { firstName: string; lastName: string }): Promise<Profile> {
  return unwrapOne(await call(api.updateProfile, { body: names })) as Profile;
}

/** `currentPassword` is asked for when the person signed in more than 15 minutes ago. */
export async function updatePassword(password: string, currentPassword?: string): Promise<void> {
  await call(api.updatePassword, {
    body: { password, ...(currentPassword && { currentPassword }) },
  });
}

/** A password that signs in to one project only. */
export async function setProjectPassword(
  projectId: number,
  password: string,
  currentPassword?: string,
): Promise<void> {
  const body = { projectId, password, ...(currentPassword && { currentPassword }) };
  await call(api.setProjectPassword, { body });
}

/** All that is known of the person, as a JSON file. */
export function exportAccount(): Promise<Blob> {
  return callFile(api.exportAccount);
}

/** Deletes the account and ends the session. */
export async function deleteAccount(currentPassword: string): Promise<void> {
  await call(api.deleteAccount, { body: { currentPassword } });
  setAccessToken(null);
}

export async function signUp(email: string, password: string, locale: Locale): Promise<void> {
  await call(api.signUp, { body: { email, password, localization: locale } });
}

/** Sends the link that confirms an address. Known and unknown addresses are answered alike. */
export async function sendConfirmation(email: string, locale: Locale): Promise<void> {
  await call(api.sendConfirmation, { body: { email, localeId: locale } });
}

/** Confirms an address by the token of its link; false when the token holds no more. */
export function confirmEmail(token: string): Promise<boolean> {
  return holds(call(api.confirmEmail, { body: { token } }));
}

/** Sends the link that sets a new password. Known and unknown addresses are answered alike. */
export async function requestPasswordReset(person: Address, locale: Locale): Promise<void> {
  await call(api.resetPassword, { body: { ...person, localeId: locale } });
}

/** Whether the token of a link that sets a new password still holds. */
export function verifyPasswordReset(token: string): Promise<boolean> {
  return holds(call(api.verifyPasswordReset, { body: { token } }));
}

/** Sets a new password by the token of a link. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await call(api.resetPassword, { body: { token, password } });
}

/** Sets the first password of an invited person. */
export async function setPassword(token: string, password: string): Promise<void> {
  await call(api.setPassword, { body: { token, password } });
}

async function holds(response: Promise<unknown>): Promise<boolean> {
  try {
    return (unwrapOne(await response) as { valid?: unknown } | null)?.valid === true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return false;
    throw error;
  }
}

export function readUserRoles(): Read<Role[]> {
  return readList(api.getUserRoles);
}

/** Whether the person may do something; no is the answer unless the server says yes. */
export async function isAllowed(resource: Resource, permission: Permission): Promise<boolean> {
  const response = unwrapOne(await call(api.isAllowed, { query: { resource, permission } }));
  return (response as { allowed?: unknown } | null)?.allowed === true;
}

/** A person's own file for a project. */
export async function addUserMedia(projectId: number, file: File, name?: string): Promise<Media> {
  const body = new FormData();
  // Fields stand before the file: the server reads the form as it comes.
  if (name !== undefined) body.append('name', name);
  body.append('file', file);
  return unwrapOne(await call(api.addUserMedia, { params: { projectId }, body })) as Media;
}
