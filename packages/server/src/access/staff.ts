import type { RoleName } from '@suite/contracts';
import { isAllowed } from '@suite/domain';
import { notFound, RequestError } from '../errors.ts';
import type { SignedIn, Viewer } from './viewer.ts';

/** Admins and editors: who may change a project. */
function areOfStaff(roles: readonly RoleName[]): boolean {
  return isAllowed(roles, 'project', 'update');
}

/** Whether the person is admin or editor of some project. */
export function isStaff(viewer: Viewer): viewer is SignedIn {
  return viewer.kind === 'signed-in' && areOfStaff(viewer.roles);
}

export function isSuperAdmin(viewer: Viewer): boolean {
  return viewer.kind === 'signed-in' && viewer.roles.includes('super_admin');
}

/** Projects that the person is admin or editor of. */
export function staffProjectIds(viewer: Viewer): readonly number[] {
  if (viewer.kind === 'anonymous') return [];
  return viewer.memberships.flatMap(({ projectId, roles }) => (areOfStaff(roles) ? [projectId] : []));
}

/**
 * @throws {RequestError} 404 when the person is not admin or editor of the project: that it exists is not told.
 */
export function requireStaffOf(viewer: Viewer, projectId: number): void {
  if (!staffProjectIds(viewer).includes(projectId)) throw notFound(`You have no project ${projectId}.`);
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
