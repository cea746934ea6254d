import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** Rows that were deleted. */
export interface DeletedExpired {
  readonly sessions: number;
  readonly tokens: number;
  readonly attempts: number;
  /** Accounts whose address nobody confirmed within 30 days, and that have no role. */
  readonly accounts: number;
}

/** Deletes what counts for nothing any more. May run at any time, in several processes at once. */
export async function deleteExpired(db: Database): Promise<DeletedExpired> {
  await sql`delete from forgotten_enquiries where forgotten_at < now() - interval '1 day'`.execute(db);
  const [sessions, tokens, attempts, accounts] = [
    await sql`delete from sessions
      where expires_at < now() or revoked_at < now() - interval '1 day'`.execute(db),
    await sql`delete from one_time_tokens
      where expires_at < now() or used_at < now() - interval '1 day'`.execute(db),
    await sql`delete from login_attempts where last_failed_at < now() - interval '1 hour'`.execute(db),
    await sql`delete from users u
      where u.email_confirmed_at is null and u.created_at < now() - interval '30 days'
        and not exists (select from user_roles r where r.user_id = u.id)`.execute(db),
  ].map(({ numAffectedRows }) => Number(numAffectedRows ?? 0));
  return { sessions: sessions ?? 0, tokens: tokens ?? 0, attempts: attempts ?? 0, accounts: accounts ?? 0 };
}
