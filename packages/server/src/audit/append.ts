import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { AuditChange } from '../database/schema-audit.ts';
import { hashOf, type NewEntry } from './entry.ts';

/** So many rows are listed; of more, their count. */
const MOST_CHANGES = 200;

/** From here on the database notes what this transaction changes. */
export async function noteChanges(trx: Database, level: 'all' | 'summary'): Promise<void> {
  await sql`select set_config('suite.audit', ${level}, true)`.execute(trx);
}

interface NotedChange extends AuditChange {
  readonly projectId: number | null;
}

/** What this transaction has changed since it was last asked; that a login begins a session goes without saying. */
export async function takeChanges(trx: Database): Promise<readonly NotedChange[]> {
  const { rows } = await sql<NotedChange>`
    with taken as (delete from audit_changes where transaction = pg_current_xact_id() returning *)
    select entity, entity_id as id, project_id as "projectId", before, after from taken
    where entity <> 'session' or before <> '{}' order by taken.id`.execute(trx);
  return rows;
}

/** Adds an entry at the end of the chain. Others wait until this transaction ends, so it comes last in it. */
export async function append(
  trx: Database,
  entry: NewEntry,
  changes: readonly AuditChange[] = [],
): Promise<void> {
  const { last_id, last_hash } = await trx
    .selectFrom('audit_chain')
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
  const listed = changes
    .slice(0, MOST_CHANGES)
    .map(({ entity, id, before, after }) => ({ entity, id, before, after }));
  const whole = {
    ...entry,
    id: last_id + 1,
    at: new Date(),
    changes: listed,
    more_changes: changes.length - listed.length,
    previous_hash: last_hash,
  };
  const hash = hashOf(whole);
  await trx
    .insertInto('audit_entries')
    .values({ ...whole, changes: JSON.stringify(listed), hash })
    .execute();
  await trx.updateTable('audit_chain').set({ last_id: whole.id, last_hash: hash }).execute();
}
