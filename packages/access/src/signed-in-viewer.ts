import { ROLE_IDS, type RoleName } from '@suite/contracts';
import { type PriceSettings, showsPricesTo } from './price-visibility.ts';
import type { Membership, SignedIn } from './viewer.ts';

/** One role of somebody on one project, and what the project says about its prices. */
export interface ProjectMember extends PriceSettings {
  readonly projectId: number;
  readonly role: RoleName;
}

/** What is known of the account that a session belongs to. */
export interface Account
  extends Pick<SignedIn, 'userId' | 'sessionId' | 'authenticatedAt' | 'onlyProjectId'> {
  /** That the e-mail address is the person's own; only then the account has the role of a user. */
  readonly isConfirmed: boolean;
  /** Roles and where they hold; null for everywhere. */
  readonly roles: readonly { readonly role: RoleName; readonly projectId: number | null }[];
  readonly members: readonly ProjectMember[];
}

/** What a session allows: all that the account may, or what it may on the one project that it was opened for. */
export function signedInViewer({ isConfirmed, roles, members, ...session }: Account): SignedIn {
  const only = session.onlyProjectId;
  const isWithin = (projectId: number | null) => only === null || projectId === only;
  const held = (role: RoleName) => (only === null ? role : withinOneProject(role));
  const own = roles
    .filter(({ projectId }) => projectId === null || isWithin(projectId))
    .map(({ role }) => held(role));
  const all: RoleName[] = isConfirmed ? [...own, 'user'] : own;
  const memberships = membershipsOf(members.filter(({ projectId }) => isWithin(projectId)));
  return {
    kind: 'signed-in',
    ...session,
    roles: [...new Set(all)].toSorted((a, b) => ROLE_IDS[a] - ROLE_IDS[b]),
    memberships: memberships.map((member) => ({ ...member, roles: member.roles.map(held) })),
  };
}

/** Whoever signed in to one project only is at most its admin. */
function withinOneProject(role: RoleName): RoleName {
  return role === 'super_admin' ? 'project_admin' : role;
}

/** `seesPrices` is decided by the roles as they are stored, not as the session narrows them. */
function membershipsOf(members: readonly ProjectMember[]): Membership[] {
  const projectIds = [...new Set(members.map(({ projectId }) => projectId))];
  return projectIds.map((projectId) => {
    const own = members.filter((member) => member.projectId === projectId);
    return {
      projectId,
      roles: own.map(({ role }) => role),
      seesPrices: own.some((member) => showsPricesTo(member, [member.role])),
    };
  });
}
