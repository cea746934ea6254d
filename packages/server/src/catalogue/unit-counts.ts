import type { UnitCounts } from '@suite/api';
import { UNIT_STATUSES, type UnitStatus } from '@suite/contracts';
import { sql } from 'kysely';
import { canSeeStatuses, groupBy, latest, type QueryContext, viewOf } from './query-context.ts';

interface CountRow {
  readonly owner_id: number;
  readonly status: UnitStatus;
  readonly count: number;
  readonly changed_at: Date;
}

export interface Availability {
  readonly unitCounts: UnitCounts;
  /** ISO 8601, UTC. */
  readonly asOf: string;
}

interface Owner {
  readonly id: number;
  readonly hide_unit_status: boolean;
  readonly availability_as_of: Date;
}

/** Counts and as-of time per owner; `rows` are the owners, of one kind. One query, whatever their number. */
export async function availabilityOf(
  context: QueryContext,
  kind: 'project' | 'masterplan' | 'building',
  owners: readonly Owner[],
): Promise<(owner: Owner) => Availability> {
  const ids = owners.map((owner) => owner.id);
  const rows = ids.length === 0 ? [] : await COUNTS[kind](context, ids);
  const rowsByOwner = groupBy(rows, (row) => row.owner_id);
  return (owner) => availability(canSeeStatuses(context, owner), owner, rowsByOwner.get(owner.id) ?? []);
}

function availability(withStatuses: boolean, owner: Owner, rows: readonly CountRow[]): Availability {
  const counts = new Map(rows.map((row) => [row.status, row.count]));
  const byStatus = Object.fromEntries(
    UNIT_STATUSES.map((status) => [status, counts.get(status) ?? 0]),
  ) as Record<UnitStatus, number>;
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  // When statuses changed tells of them too.
  const changed = withStatuses ? rows.map((row) => row.changed_at) : [];
  return {
    unitCounts: withStatuses
      ? { total, available: byStatus.available, byStatus }
      : { total, available: null, byStatus: null },
    asOf: latest(owner.availability_as_of, ...changed).toISOString(),
  };
}

type CountQuery = (context: QueryContext, ids: readonly number[]) => Promise<CountRow[]>;

const COUNTS: Readonly<Record<'project' | 'masterplan' | 'building', CountQuery>> = {
  project: (context, ids) => countBy(context, 'project_id', ids),
  building: (context, ids) => countBy(context, 'building_id', ids),
  masterplan: countByMasterplan,
};

function countBy(context: QueryContext, column: 'project_id' | 'building_id', ids: readonly number[]) {
  return context.db
    .selectFrom(viewOf(context, 'apartments'))
    .select([
      `${column} as owner_id`,
      'status',
      sql<number>`count(*)::int`.as('count'),
      sql<Date>`max(status_changed_at)`.as('changed_at'),
    ])
    .where(column, 'in', ids)
    .where('filterable', '=', true)
    .groupBy([column, 'status'])
    .execute();
}

/** Units below each masterplan, those of nested ones included; `union` ends a cycle of parents. */
async function countByMasterplan(context: QueryContext, ids: readonly number[]): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    with recursive tree (owner_id, masterplan_id) as (
      select id, id from masterplans where id in (${sql.join(ids)})
      union
      select t.owner_id, m.id from tree t join masterplans m on m.parent_id = t.masterplan_id
    )
    select t.owner_id, a.status, count(*)::int as count, max(a.status_changed_at) as changed_at
    from tree t join ${sql.table(viewOf(context, 'apartments'))} a on a.masterplan_id = t.masterplan_id
    where a.filterable
    group by t.owner_id, a.status`.execute(context.db);
  return rows;
}
