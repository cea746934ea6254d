import type { OutcomesQuery, Series } from '@suite/release';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { type EventRow, type LoadRow, seriesOf } from './series.ts';

/** A load is looked at once it is so old, whatever it told: bad news comes at once, good news after a minute. */
const MATURE_S = 90;
/** Bad sessions of one network that count against a canary; against the stable version as many more as it has loads. */
const OF_A_NETWORK = 2;

/** The comparisons of the judge: every minute of mature loads, by slice. */
export async function readSeries(db: Database, query: OutcomesQuery): Promise<readonly Series[]> {
  const loads = await loadsOf(db, query);
  const count = (isCanary: boolean) =>
    loads.filter((row) => row.is_canary === isCanary).reduce((sum, row) => sum + row.loads, 0);
  const factor = count(true) > 0 ? Math.max(1, count(false) / count(true)) : 1;
  return seriesOf(loads, await eventsOf(db, query, Math.round(OF_A_NETWORK * factor)));
}

function mature({ app, stable, canary, since }: OutcomesQuery) {
  return sql`select date_trunc('minute', began_at) as at, version = ${canary}::text as is_canary,
      coalesce(language, '') as language, coalesce(device, '') as device, coalesce(member, false) as member,
      coalesce(network, session) as network, began_at, session, mounted or bad as is_heard,
      case when bad then array['bad'] else '{}'::text[] end
        || case when settled then '{}'::text[] else array['silent'] end
        || symptoms as kinds
    from delivery_outcomes
    where remote = ${app} and version in (${stable}, ${canary}::text) and began_at >= ${since}
      and began_at <= now() - make_interval(secs => ${MATURE_S})`;
}

async function loadsOf(db: Database, query: OutcomesQuery): Promise<readonly LoadRow[]> {
  const { rows } = await sql<LoadRow>`
    with views as (${mature(query)})
    select at, is_canary, language, device, member, count(*)::int as loads,
      count(*) filter (where is_heard)::int as heard
    from views group by 1, 2, 3, 4, 5 order by 1`.execute(db);
  return rows;
}

async function eventsOf(db: Database, query: OutcomesQuery, ofStable: number): Promise<readonly EventRow[]> {
  const { rows } = await sql<EventRow>`
    with views as (${mature(query)}),
    events as (
      select views.*, kind,
        row_number() over (partition by is_canary, kind, network order by began_at, session) as place
      from views cross join lateral unnest(kinds) as kind
    )
    select at, is_canary, language, device, member, kind, case when is_canary then network end as network,
      count(*) filter (where place <= most)::int as count, count(*) filter (where place > most)::int as dropped
    from events cross join lateral
      (select case when is_canary then ${OF_A_NETWORK}::int else ${ofStable}::int end as most) as limits
    group by 1, 2, 3, 4, 5, 6, 7`.execute(db);
  return rows;
}
