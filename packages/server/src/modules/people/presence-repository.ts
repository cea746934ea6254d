import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { personName } from '../account/repository.ts';

interface Presence {
  readonly projectId: number;
  readonly userId: number;
  readonly room: string;
}

export interface ColleagueRow {
  readonly id: number;
  readonly name: string;
  readonly room: string;
  readonly seenAt: Date;
}

/** Notes where somebody is; gives the others who were on the project within 45 seconds, by name. */
export async function notePresence(
  db: Database,
  { projectId, userId, room }: Presence,
): Promise<readonly ColleagueRow[]> {
  await sql`
    insert into presences (project_id, user_id, room) values (${projectId}, ${userId}, ${room})
    on conflict (project_id, user_id) do update set room = excluded.room, seen_at = now()`.execute(db);
  const { rows } = await sql<ColleagueRow>`
    select person.id, ${personName} as name, p.room, p.seen_at as "seenAt"
    from presences p join users person on person.id = p.user_id
    where p.project_id = ${projectId}::int and p.user_id <> ${userId}::int
      and p.seen_at > now() - interval '45 seconds'
    order by lower(${personName}), person.id`.execute(db);
  return rows;
}

/** Deletes where people were the day before. */
export async function deleteFormerPresences(db: Database): Promise<void> {
  await sql`delete from presences where seen_at < now() - interval '1 day'`.execute(db);
}
