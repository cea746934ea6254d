import { staffProjectIds } from '@suite/access';
import type { RoleName } from '@suite/contracts';
import type { AttributesOf } from '../operations/operation-types.ts';
import { rolesOf } from '../people/profile.ts';
import { findProjectRow } from './projects.ts';
import type { QueryContext, Resource } from './query-context.ts';

type ProjectUser = AttributesOf<'listProjectUsers'>;

/**
 * People on a project, as far as the viewer may know them: staff of the project all of them, others themselves.
 * @throws {RequestError} 404 when the project may not be seen.
 */
export async function listProjectUsers(
  context: QueryContext,
  projectId: number,
): Promise<Resource<ProjectUser>[]> {
  const { viewer } = context;
  if (staffProjectIds(viewer).includes(projectId)) return usersOf(context, projectId);
  await findProjectRow(context, projectId);
  const isOnProject =
    viewer.kind === 'signed-in' && viewer.memberships.some((one) => one.projectId === projectId);
  return isOnProject ? usersOf(context, projectId, viewer.userId) : [];
}

async function usersOf(
  { db }: QueryContext,
  projectId: number,
  onlyUserId?: number,
): Promise<Resource<ProjectUser>[]> {
  const rows = await db
    .selectFrom('project_members as member')
    .innerJoin('users as person', 'person.id', 'member.user_id')
    .select(({ fn }) => [
      'person.id',
      'person.first_name',
      'person.last_name',
      'person.email',
      fn.jsonAgg('member.role').as('roles'),
    ])
    .where('member.project_id', '=', projectId)
    .where('person.disabled_at', 'is', null)
    .$if(onlyUserId !== undefined, (query) => query.where('person.id', '=', onlyUserId ?? 0))
    .groupBy('person.id')
    .orderBy('person.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: 'user',
    attributes: {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      roles: rolesOf(row.roles as unknown as RoleName[]),
    },
  }));
}
