import { isStaffOf, type SignedIn } from '@suite/access';
import type { Database } from '../database/connection.ts';
import { notFound } from '../errors.ts';

/**
 * That an unpublished project exists is told to its staff only.
 * @throws {RequestError} 404 when the person is not on the project, or may not see it.
 */
export async function requireMemberOf(db: Database, viewer: SignedIn, projectId: number): Promise<void> {
  if (isStaffOf(viewer, projectId)) return;
  const isMember = viewer.memberships.some((member) => member.projectId === projectId);
  const visible = await db
    .selectFrom('visible_projects')
    .select('id')
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (!isMember || !visible) throw notFound(`You have no project ${projectId}.`);
}
