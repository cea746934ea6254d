import type { SignedIn } from '@suite/access';
import { type QueryContext, type Resource, textIn } from '../catalogue/query-context.ts';
import type { AttributesOf } from '../operations/operation-types.ts';
import { rolesOf } from './profile.ts';

type OwnProject = AttributesOf<'listOwnProjects'>;

/** Projects that the person is on: published ones, and as staff all of them. */
export async function listOwnProjects(
  { db, language }: QueryContext,
  viewer: SignedIn,
  staffOf: readonly number[],
): Promise<Resource<OwnProject>[]> {
  const ids = viewer.memberships.map(({ projectId }) => projectId);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('any_projects')
    .select(['id', 'name', 'published'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows
    .filter((row) => row.published || staffOf.includes(row.id))
    .map((row) => ({
      id: row.id,
      type: 'project',
      attributes: {
        id: row.id,
        name: textIn(language, row.name),
        roles: rolesOf(viewer.memberships.find(({ projectId }) => projectId === row.id)?.roles ?? []),
      },
    }));
}
