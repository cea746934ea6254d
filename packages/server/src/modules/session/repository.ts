import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { RecordSecurity } from './security-log.ts';

const FAILURES_UNTIL_LOCKED = 10;

/** How long it stays locked, and how long a failure counts. */
const LOCKED = sql`interval '15 minutes'`;

/** To be asked after the password was compared, so that guesses under way at the same time are counted too. */
export async function isLocked(db: Database, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_attempts')
    .select('key_hash')
    .where('key_hash', '=', key)
    .where('locked_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The tenth failure in a row locks. While it is locked nothing is counted, so that a lock does end. */
export async function countFailure(db: Database, key: string): Promise<void> {
  await sql`
    insert into login_attempts as a (key_hash, failures, last_failed_at) values (${key}, 1, now())
    on conflict (key_hash) do update set
      failures = case
        when a.locked_until > now() then a.failures
        when a.locked_until is not null or a.last_failed_at < now() - ${LOCKED} then 1
        else a.failures + 1 end,
      last_failed_at = now(),
      locked_until = case
        when a.locked_until > now() then a.locked_until
        when a.locked_until is null and a.last_failed_at >= now() - ${LOCKED}
          and a.failures + 1 >= ${FAILURES_UNTIL_LOCKED}::int then now() + ${LOCKED} end`.execute(db);
}

export async function clearFailures(db: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('login_attempts').where('key_hash', 'in', keys).execute();
}

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

/** Without use, a session ends that long after it was last refreshed. */
const IDLE = sql`interval '30 days'`;

/** However often it is refreshed, a session ends that long after it began; one of staff after a month. */
const LIFETIME = sql`interval '180 days'`;

/** Tabs that refresh at the same time send the same cookie: for so long the last one is taken too. */
const GRACE = sql`interval '10 seconds'`;

/**
 * Of a row `s`: a session that has not ended, whose person is not disabled, and which was refreshed lately. Who works
 * for a project leaves the desk open on a shared machine: that holds for half a day, and for a month in all.
 */
export const IS_LIVE = sql`s.revoked_at is null and s.expires_at > now()
  and exists (select from users u where u.id = s.user_id and u.disabled_at is null)
  and ((s.rotated_at > now() - interval '12 hours' and s.created_at > now() - interval '30 days')
    or s.project_id is not null
    or not exists (select from user_roles r where r.user_id = s.user_id and r.role <> 'user'))`;

/** What a session was opened with, and from where. */
export interface Device {
  /** UUID, as the cookie of the browser tells it. */
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly network: string;
}

export interface NewSession {
  readonly userId: number;
  /** Signed in to that project only. */
  readonly projectId: number | null;
  readonly device: Device;
  /** Roles of staff do not hold in it; they do where everybody may know the password of the account. */
  readonly needsSecondFactor: boolean;
  /** However often it is refreshed. */
  readonly endsAt: Date | null;
}

export async function openSession(
  db: Database,
  { userId, projectId, device, needsSecondFactor, endsAt }: NewSession,
): Promise<Session> {
  const id = randomUUID();
  const { browser, system, network } = device;
  const { expires_at } = await db
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      project_id: projectId,
      expires_at: sql<Date>`least(now() + ${IDLE}, ${endsAt}::timestamptz)`,
      ends_at: endsAt,
      device_id: device.id,
      browser,
      system,
      network,
      needs_second_factor: sql<boolean>`${needsSecondFactor}::boolean
        and not (select u.second_factor_exempt from users u where u.id = ${userId}::int)`,
    })
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
  { network, record }: { readonly network: string; readonly record: RecordSecurity },
): Promise<Session | null> {
  const columns = sql`s.user_id, s.refresh_counter, s.expires_at`;
  const rotated = await sql<SessionRow>`
    update sessions s set refresh_counter = s.refresh_counter + 1, rotated_at = now(), network = ${network},
      expires_at = least(now() + ${IDLE}, s.created_at + ${LIFETIME}, s.ends_at)
    where s.id = ${id}::uuid and s.refresh_counter = ${counter}::int and ${IS_LIVE}
    returning ${columns}`.execute(db);
  if (rotated.rows[0]) return sessionOf(id, rotated.rows[0]);
  const raced = await sql<SessionRow>`
    select ${columns} from sessions s
    where s.id = ${id}::uuid and s.refresh_counter = ${counter}::int + 1
      and s.rotated_at > now() - ${GRACE} and ${IS_LIVE}`.execute(db);
  if (raced.rows[0]) return sessionOf(id, raced.rows[0]);
  const reused = await sql<{ user_id: number }>`
    update sessions s set revoked_at = now() where s.id = ${id}::uuid and ${IS_LIVE} returning s.user_id`.execute(
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

interface ProjectPassword {
  readonly projectId: number;
  readonly hash: string;
}

/** What a person may sign in with. */
export interface Account {
  readonly userId: number;
  /** Confirmed, and not disabled. */
  readonly isOpen: boolean;
  readonly passwordHash: string | null;
  readonly projectPasswords: readonly ProjectPassword[];
}

/** By the address or the user name that was typed. */
export async function findAccount(db: Database, typed: string): Promise<Account | null> {
  const key = typed.toLowerCase();
  return accountWhere(db, sql`u.email_key = ${key} or u.username_key = ${key}`);
}

export async function findAccountById(db: Database, userId: number): Promise<Account | null> {
  return accountWhere(db, sql`u.id = ${userId}::int`);
}

async function accountWhere(db: Database, condition: ReturnType<typeof sql>): Promise<Account | null> {
  const { rows } = await sql<{
    id: number;
    is_open: boolean;
    password_hash: string | null;
    project_passwords: ProjectPassword[] | null;
  }>`
    select u.id, u.email_confirmed_at is not null and u.disabled_at is null as is_open, u.password_hash,
      (select json_agg(json_build_object('projectId', p.project_id, 'hash', p.password_hash))
        from project_passwords p where p.user_id = u.id) as project_passwords
    from users u where ${condition}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    userId: row.id,
    isOpen: row.is_open,
    passwordHash: row.password_hash,
    projectPasswords: row.project_passwords ?? [],
  };
}

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
  await sql`delete from passkey_challenges where expires_at < now()`.execute(db);
  await sql`delete from known_devices where last_used_at < now() - interval '400 days'`.execute(db);
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
