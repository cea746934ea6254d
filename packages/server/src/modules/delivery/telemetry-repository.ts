import type { OutcomesQuery, Telemetry } from '@suite/release';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { readSeries } from './series-repository.ts';

type Cohort = 'stable' | 'canary';

/** What pages have reported, from the database. */
export function databaseTelemetry(db: Database): Telemetry {
  return {
    outcomes: async (query) => ({
      series: await readSeries(db, query),
      reasons: await reasonsOf(db, query),
      medianLoadMs: await mediansOf(db, query),
    }),
    alive: async (since) => {
      const { rows } = await sql<{ app: string; version: string }>`
        select distinct remote as app, version from delivery_outcomes where began_at >= ${since} and mounted`.execute(
        db,
      );
      return rows;
    },
  };
}

async function mediansOf(
  db: Database,
  { app, stable, canary, since }: OutcomesQuery,
): Promise<Record<Cohort, number | null>> {
  const { rows } = await sql<{ version: string; median: number }>`
    select version, percentile_cont(0.5) within group (order by load_ms)::float8 as median
    from delivery_outcomes
    where remote = ${app} and version in (${stable}, ${canary}::text) and began_at >= ${since}
      and load_ms is not null
    group by version`.execute(db);
  const medianOf = (version: string | null) => {
    const found = rows.find((row) => row.version === version)?.median;
    return found === undefined ? null : Math.round(found);
  };
  return { stable: medianOf(stable), canary: medianOf(canary) };
}

/** Why loads of the canary went badly, and how many of them. */
async function reasonsOf(
  db: Database,
  { app, canary, since }: OutcomesQuery,
): Promise<Record<string, number>> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count from delivery_outcomes
    where remote = ${app} and version = ${canary}::text and began_at >= ${since} and reason is not null
    group by reason`.execute(db);
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
}

const RETENTION_DAYS = 30;

/** Forgets what pages reported more than thirty days ago. */
export async function deleteOldOutcomes(db: Database): Promise<void> {
  await sql`delete from delivery_outcomes
    where began_at < now() - make_interval(days => ${RETENTION_DAYS}::int)`.execute(db);
}
