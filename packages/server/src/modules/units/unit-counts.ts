import type { UnitCounts } from '@suite/api';
import { UNIT_STATUSES, type UnitStatus } from '@suite/contracts';
import { canSeeStatuses, groupBy, latest, type QueryContext } from '../query-context.ts';
import { COUNTS, type CountRow } from './repository.ts';

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
