import type { RoleName } from '@suite/contracts';
import { isAllowed } from './permissions.ts';
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

export function isStaffOf(viewer: Viewer, projectId: number): boolean {
  return staffProjectIds(viewer).includes(projectId);
}
