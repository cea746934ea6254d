import type { Right, RoleName } from '@suite/contracts';
import { isAllowed } from './permissions.ts';
import type { SignedIn, Viewer } from './viewer.ts';

/** Roles that hold on a project: those that the person has on it, and that of everybody with a confirmed address. */
export function rolesOn(viewer: SignedIn, projectId: number): readonly RoleName[] {
  const own = viewer.memberships.find((member) => member.projectId === projectId)?.roles ?? [];
  return viewer.roles.includes('user') ? [...own, 'user'] : own;
}

/** Whether the person has the right on some project, or wherever roles of all projects hold. */
export function isAllowedSomewhere(viewer: Viewer, right: Right): boolean {
  return viewer.kind === 'signed-in' && isAllowed(viewer.roles, right);
}

/** Projects on which the person has the right. */
export function allowedProjectIds(viewer: Viewer, right: Right): readonly number[] {
  if (viewer.kind === 'anonymous') return [];
  return viewer.memberships.flatMap(({ projectId, roles }) => (isAllowed(roles, right) ? [projectId] : []));
}

export function isAllowedOn(viewer: Viewer, right: Right, projectId: number): boolean {
  return allowedProjectIds(viewer, right).includes(projectId);
}

/** Projects that the person works for: as sales agent, editor or admin. */
export function staffProjectIds(viewer: Viewer): readonly number[] {
  return allowedProjectIds(viewer, 'project:read-unpublished');
}

export function isStaffOf(viewer: Viewer, projectId: number): boolean {
  return staffProjectIds(viewer).includes(projectId);
}
