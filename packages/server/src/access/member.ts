import { isStaffOf, type SignedIn } from '@suite/access';
import { notFound } from '../errors.ts';
import type { QueryContext } from '../modules/query-context.ts';
import { visible } from '../modules/visible.ts';

/**
 * That an unpublished project exists is told to its staff only.
 * @throws {RequestError} 404 when the person is not on the project, or may not see it.
 */
export async function requireMemberOf(
  context: QueryContext,
  viewer: SignedIn,
  projectId: number,
): Promise<void> {
  if (isStaffOf(viewer, projectId)) return;
  const isMember = viewer.memberships.some((member) => member.projectId === projectId);
  const found = await context.db
    .selectFrom(visible(context, 'projects'))
    .select('id')
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (!isMember || !found) throw notFound(`You have no project ${projectId}.`);
}
