import { ROLE_IDS, type RoleName } from '@suite/contracts';
import { sql } from 'kysely';
import { groupBy } from '../catalogue/query-context.ts';
import type { Database } from '../database/connection.ts';
import type { Membership, SignedIn } from './viewer.ts';

interface MemberRow {
  readonly projectId: number;
  readonly role: RoleName;
  readonly priceEnabled: boolean;
  readonly selectedRoles: number[];
}

interface SessionRow {
  readonly user_id: number;
  readonly only_project_id: number | null;
  readonly authenticated_at: Date;
  readonly is_confirmed: boolean;
  readonly roles: { role: RoleName; projectId: number | null }[] | null;
  readonly members: MemberRow[] | null;
}

/** Who a session belongs to; null when it ended. Asked at each request, so that its end is felt at once. */
export async function identify(db: Database, sessionId: string): Promise<SignedIn | null> {
  const { rows } = await sql<SessionRow>`
    select s.user_id, s.project_id as only_project_id, s.authenticated_at,
      u.email_confirmed_at is not null as is_confirmed,
      (select json_agg(json_build_object('role', r.role, 'projectId', r.project_id))
        from user_roles r where r.user_id = s.user_id) as roles,
      (select json_agg(json_build_object('projectId', m.project_id, 'role', m.role,
          'priceEnabled', p.price_enabled, 'selectedRoles', p.selected_roles) order by m.project_id)
        from project_members m join projects p on p.id = m.project_id
        where m.user_id = s.user_id) as members
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId}::uuid and s.revoked_at is null and s.expires_at > now()
      and u.disabled_at is null`.execute(db);
  const [row] = rows;
  return row ? signedIn(sessionId, row) : null;
}

function signedIn(sessionId: string, row: SessionRow): SignedIn {
  const only = row.only_project_id;
  const isWithin = (projectId: number | null) => only === null || projectId === only;
  const held = (role: RoleName) => (only === null ? role : withinOneProject(role));
  const own = (row.roles ?? [])
    .filter(({ projectId }) => projectId === null || isWithin(projectId))
    .map(({ role }) => held(role));
  const roles: RoleName[] = row.is_confirmed ? [...own, 'user'] : own;
  const memberships = membershipsOf((row.members ?? []).filter(({ projectId }) => isWithin(projectId)));
  return {
    kind: 'signed-in',
    userId: row.user_id,
    sessionId,
    authenticatedAt: row.authenticated_at,
    onlyProjectId: only,
    roles: [...new Set(roles)].toSorted((a, b) => ROLE_IDS[a] - ROLE_IDS[b]),
    memberships: memberships.map((member) => ({ ...member, roles: member.roles.map(held) })),
  };
}

/** Whoever signed in to one project only is at most its admin. */
function withinOneProject(role: RoleName): RoleName {
  return role === 'super_admin' ? 'project_admin' : role;
}

/** Prices are for people of the project, with a role that the project selected, where the project shows prices. */
function membershipsOf(rows: readonly MemberRow[]): Membership[] {
  const byProject = groupBy(rows, (row) => row.projectId);
  return [...byProject].map(([projectId, own]) => ({
    projectId,
    roles: own.map(({ role }) => role),
    seesPrices: own.some((row) => row.priceEnabled && row.selectedRoles.includes(ROLE_IDS[row.role])),
  }));
}
