import { isAllowed } from '@suite/access';
import { ROLE_IDS, type RoleName } from '@suite/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { personName } from '../account/repository.ts';

/** Roles whose people see to the price requests of a project, by the policy. */
const ROLES = (Object.keys(ROLE_IDS) as RoleName[]).filter((role) => isAllowed([role], 'enquiry:update'));

/** Whether the joined row `person` may be given price requests of the project. */
function maySeeTo(projectId: RawBuilder<unknown>) {
  return sql<boolean>`(person.disabled_at is null and exists (
    select from user_roles r where r.user_id = person.id and r.role in (${sql.join(ROLES)})
      and (r.project_id = ${projectId} or r.project_id is null)))`;
}

export interface AssigneeRow {
  readonly id: number;
  readonly name: string;
}

/** Who may be given price requests of the project, by name; or one of them. */
export async function assigneeRows(
  db: Database,
  projectId: number,
  userId?: number,
): Promise<readonly AssigneeRow[]> {
  const { rows } = await sql<AssigneeRow>`
    select person.id, ${personName} as name from users person
    where ${maySeeTo(sql`${projectId}::int`)} ${userId === undefined ? sql`` : sql`and person.id = ${userId}::int`}
    order by lower(${personName}), person.id`.execute(db);
  return rows;
}

/** Makes nobody's what somebody may see to no more, so that it is found among those that wait. */
export async function releaseEnquiries(trx: Database, userId: number): Promise<void> {
  await sql`
    with released as (
      update enquiries e set assignee_id = null from users person
      where person.id = ${userId}::int and e.assignee_id = person.id and not ${maySeeTo(sql`e.project_id`)}
      returning e.id
    )
    insert into enquiry_changes (enquiry_id, assignment) select id, 'released' from released`.execute(trx);
}
