import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { IS_LIVE } from './repository.ts';

/** Whether the device is new to the account, and the account had none before. */
export async function rememberDevice(
  trx: Database,
  userId: number,
  deviceId: string,
): Promise<{ readonly isNew: boolean; readonly isFirst: boolean }> {
  const { rows } = await sql<{ is_new: boolean; is_first: boolean }>`
    with others as (select count(*)::int as count from known_devices where user_id = ${userId}::int),
    stored as (
      insert into known_devices as d (user_id, device_id) values (${userId}::int, ${deviceId}::uuid)
      on conflict (user_id, device_id) do update set last_used_at = now()
      returning d.first_used_at = now() as is_new
    )
    select stored.is_new, others.count = 0 as is_first from stored, others`.execute(trx);
  const [row] = rows;
  return { isNew: row?.is_new ?? false, isFirst: row?.is_first ?? false };
}

export interface OpenSession {
  readonly number: number;
  readonly id: string;
  readonly projectId: number | null;
  readonly browser: string;
  readonly system: string;
  readonly network: string;
  readonly firstUsedAt: Date;
  readonly lastUsedAt: Date;
}

/** Sessions of a person that have not ended, the one used last first. */
export async function openSessionsOf(db: Database, userId: number): Promise<readonly OpenSession[]> {
  const { rows } = await sql<OpenSession>`
    select s.number, s.id, s.project_id as "projectId", s.browser, s.system, s.network,
      s.created_at as "firstUsedAt", s.rotated_at as "lastUsedAt"
    from sessions s where s.user_id = ${userId}::int and ${IS_LIVE}
    order by s.rotated_at desc, s.number desc`.execute(db);
  return rows;
}

/** Whether there was one of this number, and of this person. */
export async function endNumberedSession(db: Database, userId: number, number: number): Promise<boolean> {
  const { rows } = await sql`
    update sessions s set revoked_at = now()
    where s.user_id = ${userId}::int and s.number = ${number}::int and ${IS_LIVE}
    returning s.number`.execute(db);
  return rows.length > 0;
}
