import type { OutcomeReport } from '@suite/api';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Releases } from './releases.ts';

type Outcome = OutcomeReport['outcomes'][number];

/**
 * Counts what a page reports: one outcome for each session and version, of which a bad one stays. What is told of a
 * version that was never published is dropped. The answer is what was counted.
 */
export async function recordOutcomes(
  db: Database,
  releases: Pick<Releases, 'knows'>,
  outcomes: readonly Outcome[],
): Promise<readonly Outcome[]> {
  const known = await Promise.all(outcomes.map((one) => releases.knows(one.remote, one.version)));
  const rows = merged(outcomes.filter((_, index) => known[index]));
  if (rows.length === 0) return [];
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
  return rows;
}

/** One row cannot be written twice by one statement. */
function merged(outcomes: readonly Outcome[]): readonly Outcome[] {
  const rows = new Map<string, Outcome>();
  for (const one of outcomes) {
    const key = `${one.session} ${one.remote} ${one.version}`;
    const before = rows.get(key);
    if (!before || (before.outcome === 'good' && one.outcome === 'bad')) rows.set(key, { ...before, ...one });
  }
  return [...rows.values()];
}
