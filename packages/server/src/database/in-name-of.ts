import { sql, type Transaction } from 'kysely';
import type { Database } from './connection.ts';
import type { Schema } from './schema.ts';

/** Changes something in a transaction; the changes of units that the database keeps are in the name of this person, if any. */
export function inNameOf<Result>(
  db: Database,
  userId: number | null,
  change: (trx: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    if (userId !== null) await sql`select set_config('suite.user_id', ${String(userId)}, true)`.execute(trx);
    return change(trx);
  });
}
