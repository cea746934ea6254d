import type { Minute, OutcomesQuery, Telemetry } from '@suite/release';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

type Cohort = 'stable' | 'canary';

/** What pages have reported, from the database. */
export function databaseTelemetry(db: Database): Telemetry {
  return {
    outcomes: async (query) => ({
      series: [{ kind: 'bad', slice: null, minutes: await minutesOf(db, query), contestable: 0 }],
      medianLoadMs: await mediansOf(db, query),
    }),
    alive: async (since) => {
      const { rows } = await sql<{ app: string; version: string }>`
        select distinct remote as app, version from delivery_outcomes where reported_at >= ${since}`.execute(
        db,
      );
      return rows;
    },
  };
}

interface MinuteRow {
  readonly at: Date;
  readonly stable_loads: number;
  readonly stable_bad: number;
  readonly canary_loads: number;
  readonly canary_bad: number;
}

async function minutesOf(
  db: Database,
  { app, stable, canary, since }: OutcomesQuery,
): Promise<readonly Minute[]> {
  const { rows } = await sql<MinuteRow>`
    select date_trunc('minute', reported_at) as at,
      count(*) filter (where version = ${stable})::int as stable_loads,
      count(*) filter (where version = ${stable} and bad)::int as stable_bad,
      count(*) filter (where version = ${canary}::text)::int as canary_loads,
      count(*) filter (where version = ${canary}::text and bad)::int as canary_bad
    from delivery_outcomes
    where remote = ${app} and version in (${stable}, ${canary}::text) and reported_at >= ${since}
    group by 1 order by 1`.execute(db);
  return rows.map((row) => ({
    at: row.at.toISOString(),
    stable: { loads: row.stable_loads, bad: row.stable_bad },
    canary: { loads: row.canary_loads, bad: row.canary_bad },
  }));
}

async function mediansOf(
  db: Database,
  { app, stable, canary, since }: OutcomesQuery,
): Promise<Record<Cohort, number | null>> {
  const { rows } = await sql<{ version: string; median: number }>`
    select version, percentile_cont(0.5) within group (order by load_ms)::float8 as median
    from delivery_outcomes
    where remote = ${app} and version in (${stable}, ${canary}::text) and reported_at >= ${since}
      and load_ms is not null
    group by version`.execute(db);
  const medianOf = (version: string | null) => {
    const found = rows.find((row) => row.version === version)?.median;
    return found === undefined ? null : Math.round(found);
  };
  return { stable: medianOf(stable), canary: medianOf(canary) };
}

const RETENTION_DAYS = 30;

/** Forgets what pages reported more than thirty days ago. */
export async function deleteOldOutcomes(db: Database): Promise<void> {
  await sql`delete from delivery_outcomes
    where reported_at < now() - make_interval(days => ${RETENTION_DAYS}::int)`.execute(db);
}
