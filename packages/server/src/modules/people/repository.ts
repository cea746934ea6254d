import type { HeldRole } from '@suite/access';
import { ROLE_IDS } from '@suite/contracts';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { releaseEnquiries } from '../enquiries/assignee-repository.ts';
import { isStaffOrClient } from '../projects/repository.ts';
import { IS_LIVE } from '../session/repository.ts';

export interface PersonRow {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly disabled_at: Date | null;
  readonly last_seen_at: Date | null;
  readonly sessions: number;
  /** On every project: what may be done to an account depends on all of them. */
  readonly roles: HeldRole[] | null;
  readonly is_registered: boolean;
  readonly sees_prices: boolean;
}

const ROLE_NUMBERS = sql.join(Object.entries(ROLE_IDS).map(([name, id]) => sql`(${name}::text, ${id}::int)`));

/** Staff of a project and its clients, or one of them. */
export async function personRows(db: Database, projectId: number, userId?: number): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select person.id, person.first_name, person.last_name, person.email, person.disabled_at,
      (select max(s.rotated_at) from sessions s where s.user_id = person.id) as last_seen_at,
      (select count(*)::int from sessions s
        where s.user_id = person.id and ${IS_LIVE}) as sessions,
      (select json_agg(json_build_object('role', r.role, 'projectId', r.project_id) order by r.role)
        from user_roles r where r.user_id = person.id) as roles,
      project.open_to_registered and person.email_confirmed_at is not null as is_registered,
      project.price_enabled and exists (
        select from project_members m join (values ${ROLE_NUMBERS}) as role (name, id) on role.name = m.role
        where m.project_id = project.id and m.user_id = person.id
          and project.selected_roles @> to_jsonb(role.id)) as sees_prices
    from users person cross join (select * from projects where id = ${projectId}::int) as project
    where ${isStaffOrClient(sql`project.id`)} ${userId === undefined ? sql`` : sql`and person.id = ${userId}::int`}
    order by person.id`.execute(db);
  return rows;
}

/** Whoever is disabled sees to nothing any more. */
export async function setDisabled(db: Database, userId: number, isDisabled: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set({ disabled_at: isDisabled ? sql`coalesce(disabled_at, now())` : null, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();
  if (isDisabled) await releaseEnquiries(db, userId);
}

export function rolesHeldBy(db: Database, userId: number): Promise<HeldRole[]> {
  return db
    .selectFrom('user_roles')
    .select(['role', 'project_id as projectId'])
    .where('user_id', '=', userId)
    .orderBy('role')
    .execute();
}

/** Takes away what was given on the project; null is what holds everywhere. */
export async function deleteRole(db: Database, userId: number, projectId: number | null): Promise<void> {
  await db
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('project_id', projectId === null ? 'is' : '=', projectId)
    .execute();
  await releaseEnquiries(db, userId);
}
