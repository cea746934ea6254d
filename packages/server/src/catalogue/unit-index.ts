import type { FilterRequest } from '@suite/api';
import type { UnitStatus } from '@suite/contracts';
import { sql } from 'kysely';
import { type CatalogueState, isOlder, type ReadState } from '../database/catalogue-state.ts';
import type { Database } from '../database/connection.ts';
import { setMark } from './place-set.ts';
import { type Catalogue, readCatalogue } from './unit-columns.ts';
import { scopesOf, type UnitScopes } from './unit-scopes.ts';

/** All filterable units in the memory of this process. */
export interface UnitIndex {
  /** The units as the database has them when this is called, or newer. */
  current(): Promise<Units>;
}

export interface Units extends Pick<Catalogue, 'columns'> {
  /** Null for an entity that is unknown or not published. */
  scope(entityType: FilterRequest['entityType'], id: number): ReturnType<UnitScopes>;
}

interface Kept extends Catalogue {
  readonly units: Units;
}

/**
 * Kept up to date by the state of the catalogue, which is read for each call: after a change of statuses only
 * those are read, after another change everything is.
 */
export function createUnitIndex(database: () => Database, readState: ReadState): UnitIndex {
  let kept: Kept | null = null;
  let refreshing: Promise<void> | null = null;

  async function refresh(state: CatalogueState): Promise<void> {
    if (kept && kept.state.version >= state.version) {
      const statusEventId = await applyStatusEvents(database(), kept, state.statusEventId);
      kept = { ...kept, state: { ...kept.state, statusEventId } };
      return;
    }
    const catalogue = await readCatalogue(database());
    kept = { ...catalogue, units: { columns: catalogue.columns, scope: scopesOf(catalogue) } };
  }

  return {
    async current() {
      const state = await readState();
      while (!kept || isOlder(kept.state, state)) {
        refreshing ??= refresh(state).finally(() => {
          refreshing = null;
        });
        await refreshing;
      }
      return kept.units;
    },
  };
}

/** Marks the statuses that changed in the columns; gives the last change that they know of then. */
async function applyStatusEvents(
  db: Database,
  { state, columns }: Catalogue,
  knownEventId: number,
): Promise<number> {
  const { rows } = await sql<{ id: number; unitId: number; status: UnitStatus }>`
    select id::float8 as id, apartment_id as "unitId", status from status_events
    where id > ${state.statusEventId}::bigint and apartment_id is not null order by id`.execute(db);
  for (const { unitId, status } of rows) {
    const place = placeOf(columns.ids, unitId);
    if (place === null) continue;
    for (const [each, marks] of columns.statuses) setMark(marks, place, each === status);
  }
  return Math.max(knownEventId, rows.at(-1)?.id ?? 0);
}

/** Place of an id among ascending ones. */
function placeOf(ids: Int32Array, id: number): number | null {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : null;
}
