import type { OutcomeReport } from '@suite/api';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

export type Outcome = OutcomeReport['outcomes'][number];

export async function countOutcomes(db: Database, rows: readonly Outcome[]): Promise<void> {
  await db
    .insertInto('delivery_outcomes')
    .values(
      rows.map((one) => ({
        session: one.session,
        remote: one.remote,
        version: one.version,
        cohort: one.cohort,
        bad: one.outcome === 'bad',
        reason: one.reason ?? null,
        load_ms: one.loadMs ?? null,
      })),
    )
    // When a version was loaded stays: the judge holds it against the others of that minute.
    .onConflict((conflict) =>
      conflict.columns(['session', 'remote', 'version']).doUpdateSet({
        reason: sql`coalesce(delivery_outcomes.reason, excluded.reason)`,
        load_ms: sql`coalesce(delivery_outcomes.load_ms, excluded.load_ms)`,
        bad: sql`delivery_outcomes.bad or excluded.bad`,
      }),
    )
    .execute();
}
