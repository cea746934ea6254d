import { createFilterIndex, type FilterIndex } from '@suite/filter-engine';
import { type CatalogueState, isOlder, type ReadState } from '../../database/catalogue-state.ts';
import type { Database } from '../../database/connection.ts';
import { isUnavailable } from '../../dependencies/unavailable.ts';
import { type IdTexts, idTextsOf } from './id-texts.ts';
import { factSource } from './unit-facts.ts';
import { type Catalogue, readCatalogue, readStatusEvents, type UnitLists } from './unit-repository.ts';
import { scopesOf, type UnitScopes } from './unit-scopes.ts';

/** All filterable units in the memory of this process. */
export interface UnitIndex {
  /**
   * The units as the database has them when this is called, or newer; while it does not respond, as they were, unless more
   * than statuses is known to have changed.
   */
  current(): Promise<Units>;
}

export interface Units extends Pick<UnitLists, 'ids' | 'projectIds'> {
  readonly idTexts: IdTexts;
  readonly index: FilterIndex;
  readonly scope: UnitScopes;
}

interface Indexed {
  readonly catalogue: Catalogue;
  readonly units: Units;
  readonly state: CatalogueState;
}

/**
 * Kept up to date by the state of the catalogue, which is read for each call: after a change of statuses only
 * those are read, after another change everything is.
 */
export function createUnitIndex(database: () => Database, readState: ReadState): UnitIndex {
  let latest: Indexed | null = null;
  let refreshing: Promise<void> | null = null;
  let knownVersion = 0;

  async function refresh(state: CatalogueState): Promise<void> {
    if (latest && latest.state.version >= state.version) {
      const statusEventId = await applyStatusEvents(database(), latest, state.statusEventId);
      latest = { ...latest, state: { ...latest.state, statusEventId } };
      return;
    }
    const catalogue = await readCatalogue(database());
    latest = { catalogue, units: indexedUnits(catalogue), state: catalogue.state };
  }

  async function refreshed(): Promise<Units> {
    const state = await readState();
    knownVersion = Math.max(knownVersion, state.version);
    while (!latest || isOlder(latest.state, state)) {
      refreshing ??= refresh(state).finally(() => {
        refreshing = null;
      });
      await refreshing;
    }
    return latest.units;
  }

  return {
    current: async () => {
      try {
        return await refreshed();
      } catch (error) {
        if (isUnavailable(error) && latest && latest.state.version >= knownVersion) return latest.units;
        throw error;
      }
    },
  };
}

function indexedUnits(catalogue: Catalogue): Units {
  const { ids, projectIds, hidesStatus, facts } = catalogue.units;
  const index = createFilterIndex(factSource(facts, ids.length, (row) => hidesStatus[row] === 1));
  // Read now, so that no visitor waits for it.
  index.readColumns();
  return { ids, projectIds, idTexts: idTextsOf(ids), index, scope: scopesOf(catalogue) };
}

/** Brings the statuses that changed into the index; gives the last change that it knows of then. */
async function applyStatusEvents(
  db: Database,
  { state, catalogue, units }: Indexed,
  knownEventId: number,
): Promise<number> {
  const rows = await readStatusEvents(db, state.statusEventId);
  for (const { unitId, status } of rows) {
    const row = rowOf(units.ids, unitId);
    if (row === null) continue;
    catalogue.units.facts.status[row] = status;
    units.index.refresh(row, 'status');
    // A unit that is gone has no price.
    units.index.refresh(row, 'priceEur');
  }
  return Math.max(knownEventId, rows.at(-1)?.id ?? 0);
}

/** Row of an id among ascending ones. */
function rowOf(ids: readonly number[], id: number): number | null {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : null;
}
