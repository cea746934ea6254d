import {
  type Account,
  type ProjectMember,
  type SignedIn,
  signedInViewer,
  strongestRole,
} from '@suite/access';
import type { RoleName } from '@suite/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { IS_LIVE } from '../modules/session/repository.ts';

interface SessionRow {
  readonly user_id: number;
  readonly only_project_id: number | null;
  readonly authenticated_at: Date;
  readonly is_confirmed: boolean;
  readonly needs_second_factor: boolean;
  readonly roles: Account['roles'] | null;
  readonly members: ProjectMember[] | null;
}

/** The strongest role that an account has anywhere. */
export async function strongestRoleOf(db: Database, userId: number): Promise<RoleName> {
  const { rows } = await sql<{ role: RoleName }>`
    select role from user_roles where user_id = ${userId}
    union select role from project_members where user_id = ${userId}`.execute(db);
  return strongestRole(rows.map(({ role }) => role)) ?? 'user';
}

/** Who a session belongs to; null when it ended. Asked at each request, so that its end is felt at once. */
export async function identify(db: Database, sessionId: string): Promise<SignedIn | null> {
  const { rows } = await sql<SessionRow>`
    select s.user_id, s.project_id as only_project_id, s.authenticated_at, s.needs_second_factor,
      u.email_confirmed_at is not null as is_confirmed,
      (select json_agg(json_build_object('role', r.role, 'projectId', r.project_id))
        from user_roles r where r.user_id = s.user_id) as roles,
      (select json_agg(json_build_object('projectId', m.project_id, 'role', m.role,
          'priceEnabled', p.price_enabled, 'selectedRoles', p.selected_roles) order by m.project_id)
        from project_members m join projects p on p.id = m.project_id
        where m.user_id = s.user_id) as members
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId}::uuid and ${IS_LIVE}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return signedInViewer({
    userId: row.user_id,
    sessionId,
    authenticatedAt: row.authenticated_at,
    onlyProjectId: row.only_project_id,
    isConfirmed: row.is_confirmed,
    needsSecondFactor: row.needs_second_factor,
    roles: row.roles ?? [],
    members: row.members ?? [],
  });
}
