import type { UnitStatus } from '@suite/contracts';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { latest } from '../query-context.ts';

/** A change of the status of a unit that may be seen; without a unit, all units are to be read again. */
export interface StatusEvent {
  readonly id: number;
  readonly apartmentId: number | null;
  readonly status: UnitStatus | null;
  readonly changedAt: Date;
}

/** What happened in a building. */
export interface StatusChanges {
  /** Ascending. */
  readonly events: readonly StatusEvent[];
  /** Last event of all buildings: `events` has those of this one up to it. */
  readonly lastEventId: number;
  /** `events` has all that follow this one; what was before may be forgotten. */
  readonly completeAfterId: number;
  /** When the building's statuses were last confirmed or changed. */
  readonly asOf: Date;
  /** The project of the building where that is in private preview, else null. */
  readonly privateProjectId: number | null;
}

/** More than that are not told one by one: reading the units again is less. */
const MAX_EVENTS = 1000;

const RETENTION_DAYS = 30;

interface Row {
  readonly last: number;
  readonly oldest: number | null;
  readonly confirmed_at: Date;
  readonly private_project_id: number | null;
  readonly changed_at: Date | null;
  readonly events:
    | { id: number; apartmentId: number | null; status: UnitStatus | null; changedAt: string }[]
    | null;
}

/**
 * News of a building after an event, or its state without events when `afterId` is null. Null when it is not
 * published, or when its organisation hides statuses. Units that may not be seen are left out.
 */
export async function readStatusChanges(
  db: Database,
  buildingId: number,
  afterId: number | null,
): Promise<StatusChanges | null> {
  const { rows } = await sql<Row>`
    select s.status_event_id::float8 as last, b.availability_as_of as confirmed_at,
      (select id from projects where id = b.project_id and private_preview) as private_project_id,
      (select min(id)::float8 from status_events) as oldest,
      (select max(status_changed_at) from published_apartments where building_id = b.id) as changed_at,
      (select json_agg(json_build_object('id', e.id, 'apartmentId', e.apartment_id, 'status', e.status,
          'changedAt', e.changed_at) order by e.id)
        from (
          select * from status_events
          where building_id = b.id and id > ${afterId ?? Number.MAX_SAFE_INTEGER}::bigint
            and (apartment_id is null or apartment_id in (
              select id from published_apartments where building_id = b.id))
          order by id desc limit ${MAX_EVENTS}::int
        ) e) as events
    from catalogue_state s join published_buildings b on b.id = ${buildingId}
    where not b.hide_unit_status`.execute(db);
  const [row] = rows;
  return row ? changesOf(row) : null;
}

function changesOf({ last, oldest, confirmed_at, changed_at, events, ...row }: Row): StatusChanges {
  const recent = (events ?? []).map((one) => ({ ...one, changedAt: new Date(one.changedAt) }));
  const isCut = recent.length === MAX_EVENTS;
  return {
    events: recent,
    lastEventId: last,
    completeAfterId: isCut ? (recent[0]?.id ?? last) : (oldest ?? last + 1) - 1,
    asOf: changed_at ? latest(confirmed_at, changed_at) : confirmed_at,
    privateProjectId: row.private_project_id,
  };
}

/** Forgets events of more than thirty days ago; a page that was away for longer reads everything again. */
export async function deleteOldStatusEvents(db: Database): Promise<void> {
  const old = await sql<{ id: number | null }>`
    select max(id)::float8 as id from status_events
    where changed_at < now() - make_interval(days => ${RETENTION_DAYS}::int)`.execute(db);
  const lastId = old.rows[0]?.id ?? null;
  if (lastId === null) return;
  await sql`delete from status_events where id <= ${lastId}::bigint`.execute(db);
}
