import { type Selectable, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { DeliverySchema } from '../../database/schema-delivery.ts';

export type OutcomeRow = Selectable<DeliverySchema['delivery_outcomes']>;

/** One row for each page view and version: when it began stays, and so does what went badly. */
export async function writeOutcomes(db: Database, rows: readonly OutcomeRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await db
      .insertInto('delivery_outcomes')
      .values(rows.slice(from, from + AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['session', 'remote', 'version']).doUpdateSet({
          bad: sql`delivery_outcomes.bad or excluded.bad`,
          mounted: sql`delivery_outcomes.mounted or excluded.mounted`,
          settled: sql`delivery_outcomes.settled or excluded.settled`,
          reason: sql`coalesce(delivery_outcomes.reason, excluded.reason)`,
          load_ms: sql`coalesce(delivery_outcomes.load_ms, excluded.load_ms)`,
          symptoms: sql`array(select distinct unnest(delivery_outcomes.symptoms || excluded.symptoms))`,
        }),
      )
      .execute();
  }
}

/** A statement has 65,535 parameters at most. */
const AT_ONCE = 2_000;
