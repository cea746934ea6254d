import type { Mail } from '@suite/api';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

const LATEST = 200;

const COLUMNS = [
  'id',
  'recipient',
  'subject',
  'state',
  'attempts',
  'created_at',
  'sent_at',
  'last_error',
] as const;

export async function latestMails(db: Database, state: Mail['state'] | undefined) {
  const wanted = db
    .selectFrom('mails')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'queued'));
  const rows = await wanted.select(COLUMNS).orderBy('id', 'desc').limit(LATEST).execute();
  const { total } = await wanted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}

export function mailRow(db: Database, id: number) {
  return db
    .selectFrom('mails')
    .select([...COLUMNS, 'body_text', 'body_html'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** False when it was not given up, or its text is deleted. */
export async function queueAgain(db: Database, id: number): Promise<boolean> {
  const queued = await db
    .updateTable('mails')
    .set({ state: 'queued', attempts: 0, next_attempt_at: sql`now()`, leased_until: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .where('body_text', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return queued !== undefined;
}
