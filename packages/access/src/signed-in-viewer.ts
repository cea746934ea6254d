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
  /** The session is one without a second factor, where the site asks staff for one. */
  readonly needsSecondFactor: boolean;
  /** Roles and where they hold; null for everywhere. */
  readonly roles: readonly { readonly role: RoleName; readonly projectId: number | null }[];
  readonly members: readonly ProjectMember[];
}

/**
 * What a session allows: all that the account may; what a visitor may, while staff owe a second factor; or what a visitor
 * may on the one project that it was opened for.
 */
export function signedInViewer({ isConfirmed, roles, members: all, ...account }: Account): SignedIn {
  const only = account.onlyProjectId;
  const isStaff = roles.some(({ role }) => role !== 'user');
  const session = { ...account, needsSecondFactor: account.needsSecondFactor && only === null && isStaff };
  const members = session.needsSecondFactor ? all.filter(({ role }) => role === 'user') : all;
  const held = session.needsSecondFactor ? roles.filter(({ role }) => role === 'user') : roles;
  const own = only === null ? held.map(({ role }) => role) : [];
  const names: RoleName[] = isConfirmed ? [...own, 'user'] : own;
  return {
    kind: 'signed-in',
    ...session,
    roles: [...new Set(names)].toSorted((a, b) => ROLE_IDS[a] - ROLE_IDS[b]),
    memberships: membershipsOf(only === null ? members : asVisitor(members, only)),
  };
}

/** The password of a project is typed on borrowed devices: it opens no desk, whoever it belongs to. */
function asVisitor(members: readonly ProjectMember[], projectId: number): ProjectMember[] {
  return members
    .filter((member) => member.projectId === projectId)
    .slice(0, 1)
    .map((member) => ({ ...member, role: 'user' }));
}

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
