import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { RecordSecurity } from './security-log.ts';

export interface Session {
  /** UUID. */
  readonly id: string;
  readonly userId: number;
  /** Number of the refresh cookie that is valid now. */
  readonly counter: number;
  readonly expiresAt: Date;
}

interface SessionRow {
  readonly user_id: number;
  readonly refresh_counter: number;
  readonly expires_at: Date;
}

/** However often it is refreshed, a session ends that long after it began. */
const LIFETIME = sql<Date>`now() + interval '30 days'`;
/** Tabs that refresh at the same time send the same cookie: for so long the last one is taken too. */
const GRACE = sql`interval '10 seconds'`;

/** `projectId`: signed in to that project only. */
export async function openSession(
  db: Database,
  { userId, projectId }: { readonly userId: number; readonly projectId: number | null },
): Promise<Session> {
  const id = randomUUID();
  const { expires_at } = await db
    .insertInto('sessions')
    .values({ id, user_id: userId, project_id: projectId, expires_at: LIFETIME })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return { id, userId, counter: 0, expiresAt: expires_at };
}

/**
 * The session after its cookie with this counter was used; null when it ended. The current counter moves on, by one
 * statement, so that of racing requests one does it; the last one is answered with the current for ten seconds;
 * an older one was stolen or lost, and ends the session.
 */
export async function rotateSession(
  db: Database,
  { sessionId: id, counter }: { readonly sessionId: string; readonly counter: number },
  record: RecordSecurity,
): Promise<Session | null> {
  const isLive = sql`s.revoked_at is null and s.expires_at > now()
    and exists (select from users u where u.id = s.user_id and u.disabled_at is null)`;
  const columns = sql`s.user_id, s.refresh_counter, s.expires_at`;
  const rotated = await sql<SessionRow>`
    update sessions s set refresh_counter = s.refresh_counter + 1, rotated_at = now()
    where s.id = ${id}::uuid and s.refresh_counter = ${counter}::int and ${isLive}
    returning ${columns}`.execute(db);
  if (rotated.rows[0]) return sessionOf(id, rotated.rows[0]);
  const raced = await sql<SessionRow>`
    select ${columns} from sessions s
    where s.id = ${id}::uuid and s.refresh_counter = ${counter}::int + 1
      and s.rotated_at > now() - ${GRACE} and ${isLive}`.execute(db);
  if (raced.rows[0]) return sessionOf(id, raced.rows[0]);
  const reused = await sql<{ user_id: number }>`
    update sessions s set revoked_at = now() where s.id = ${id}::uuid and ${isLive} returning s.user_id`.execute(
    db,
  );
  if (reused.rows[0]) record('session-reused', { userId: reused.rows[0].user_id });
  else await endSession(db, id);
  return null;
}

function sessionOf(id: string, row: SessionRow): Session {
  return { id, userId: row.user_id, counter: row.refresh_counter, expiresAt: row.expires_at };
}

export async function endSession(db: Database, id: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends a person's sessions: all, all but one, or those with the password of a project. */
export async function endSessionsOf(
  db: Database,
  userId: number,
  which: { readonly exceptId?: string; readonly projectId?: number } = {},
): Promise<void> {
  let ending = db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null);
  if (which.exceptId !== undefined) ending = ending.where('id', '<>', which.exceptId);
  if (which.projectId !== undefined) ending = ending.where('project_id', '=', which.projectId);
  await ending.execute();
}
