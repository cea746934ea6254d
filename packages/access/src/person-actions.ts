import type { RoleName } from '@suite/contracts';
import { isAllowed } from './permissions.ts';
import { isAllowedOn, isAllowedSomewhere } from './staff.ts';
import type { SignedIn } from './viewer.ts';

/** A role of somebody and where it holds; null for everywhere. */
export interface HeldRole {
  readonly role: RoleName;
  readonly projectId: number | null;
}

/** Somebody whose account an admin looks at. */
interface ManagedPerson {
  readonly userId: number;
  readonly roles: readonly HeldRole[];
}

const PERSON_ACTIONS = ['disable', 'take-role', 'end-sessions'] as const;
type PersonAction = (typeof PERSON_ACTIONS)[number];

/**
 * What an admin of a project may do to somebody. Nobody does anything to themselves, so that one super admin is always
 * left; nobody below a super admin touches a role that holds everywhere, a mere visitor, or, by ending sessions or
 * disabling, the work on a project that is not theirs.
 */
export function personActions(
  viewer: SignedIn,
  projectId: number,
  { userId, roles }: ManagedPerson,
): readonly PersonAction[] {
  if (userId === viewer.userId || !isAllowedOn(viewer, 'user:update', projectId)) return [];
  const staffRoles = roles.filter(({ role }) => isAllowed([role], 'project:read-unpublished'));
  const hasRoleHere = staffRoles.some((held) => held.projectId === projectId);
  const isOwnStaff =
    staffRoles.length > 0 &&
    staffRoles.every((held) => held.projectId !== null && isAllowedOn(viewer, 'user:update', held.projectId));
  const mayManage = isOwnStaff || isAllowedSomewhere(viewer, 'user:delete');
  return PERSON_ACTIONS.filter((action) => (action === 'take-role' ? hasRoleHere : mayManage));
}
