import { AUDIT_PAGE, type AuditQuery } from '@suite/api';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { personName } from '../account/repository.ts';

export type EntryRow = Awaited<ReturnType<typeof entryRows>>[number];

/** Entries that are searched for below a number, the newest first. */
export function entryRows(db: Database, wanted: AuditQuery, { before, limit = AUDIT_PAGE }: Page = {}) {
  return selectWanted(db, wanted, before)
    .leftJoin('users as person', 'person.id', 'entry.user_id')
    .selectAll('entry')
    .select(personName.as('name'))
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .execute();
}

export interface Page {
  readonly before?: number | undefined;
  readonly limit?: number;
}

export async function countEntries(db: Database, wanted: AuditQuery, before?: number): Promise<number> {
  const { count } = await selectWanted(db, wanted, before)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function selectWanted(db: Database, wanted: AuditQuery, before?: number) {
  const { who, action, entity, entityId, outcome, from, to } = wanted;
  return db
    .selectFrom('audit_entries as entry')
    .$if(before !== undefined, (query) => query.where('entry.id', '<', before ?? 0))
    .$if(who !== undefined, (query) => query.where(isBy(who ?? '')))
    .$if(action !== undefined, (query) => query.where('entry.action', '=', action ?? ''))
    .$if(entity !== undefined || entityId !== undefined, (query) => query.where(isAbout(entity, entityId)))
    .$if(outcome !== undefined, (query) => query.where('entry.outcome', '=', outcome ?? 'done'))
    .$if(from !== undefined, (query) => query.where('entry.at', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (query) => query.where('entry.at', '<', new Date(to ?? 0)));
}

/** A number of an account, or a part of an address or a name. */
function isBy(who: string) {
  const part = `%${who.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const id = /^\d{1,9}$/.test(who) ? Number(who) : null;
  return sql<boolean>`(entry.user_id = ${id}::int or entry.user_id in (select id from users
    where email ilike ${part} or first_name || ' ' || last_name ilike ${part}))`;
}

/** What the entry is about, or one of the rows that were changed. */
function isAbout(entity: string | undefined, id: string | undefined) {
  const change = JSON.stringify([
    { ...(entity !== undefined && { entity }), ...(id !== undefined && { id }) },
  ]);
  const named = sql.join(
    [
      ...(entity === undefined ? [] : [sql`entry.entity = ${entity}`]),
      ...(id === undefined ? [] : [sql`entry.entity_id = ${id}`]),
    ],
    sql` and `,
  );
  return sql<boolean>`((${named}) or entry.changes @> ${change}::jsonb)`;
}
