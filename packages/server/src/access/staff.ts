import { isStaffOf, isSuperAdmin, type Viewer } from '@suite/access';
import { notFound, RequestError } from '../errors.ts';

/**
 * @throws {RequestError} 404 when the person is not admin or editor of the project: that it exists is not told.
 */
export function requireStaffOf(viewer: Viewer, projectId: number): void {
  if (!isStaffOf(viewer, projectId)) throw notFound(`You have no project ${projectId}.`);
}

/** @throws {RequestError} 403 */
export function requireSuperAdmin(viewer: Viewer): void {
  if (!isSuperAdmin(viewer)) throw notAllowed();
}

export function notAllowed(): RequestError {
  return new RequestError(403, 'not-allowed', 'You may not do this.');
}

export function notSignedIn(): RequestError {
  return new RequestError(401, 'not-signed-in', 'Please log in.');
}
