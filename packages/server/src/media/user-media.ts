import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { RequestError } from '../errors.ts';

/** Files that one person may have sent in for one project. */
const MAX_USER_MEDIA = 20;

/**
 * In a transaction it holds until its end: of two files sent at once, the second is counted after the first.
 * @throws {RequestError} 409 when the person has sent in as much as is taken.
 */
export async function requireRoomForUserMedia(
  db: Database,
  userId: number,
  projectId: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('user_media'), ${userId}::int)`.execute(db);
  const { count } = await db
    .selectFrom('media')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (count < MAX_USER_MEDIA) return;
  const sentence = `You have sent in ${MAX_USER_MEDIA} files for this project; no more are taken.`;
  throw new RequestError(409, 'quota-reached', sentence);
}
