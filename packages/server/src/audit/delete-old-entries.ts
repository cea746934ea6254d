import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/**
 * Deletes what is older than two years, from the beginning without a gap. The hash of the last of them stays as the
 * checkpoint that the rest is verified from.
 */
export async function deleteOldEntries(trx: Database): Promise<void> {
  await trx.selectFrom('audit_chain').select('last_id').forUpdate().execute();
  const { rows } = await sql<{ id: number; hash: string }>`
    select id, hash from audit_entries
    where id < coalesce((select min(id) from audit_entries where at >= now() - interval '2 years'), 2147483647)
      and at < now() - interval '2 years'
    order by id desc limit 1`.execute(trx);
  const [last] = rows;
  if (!last) return;
  await sql`select set_config('suite.audit_retention', 'on', true)`.execute(trx);
  await trx.deleteFrom('audit_entries').where('id', '<=', last.id).execute();
  await trx
    .updateTable('audit_chain')
    .set({ first_id: last.id + 1, first_hash: last.hash })
    .execute();
}
