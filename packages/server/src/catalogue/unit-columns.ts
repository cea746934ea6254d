import { ORIENTATIONS, type Orientation, UNIT_STATUSES, type UnitStatus } from '@suite/contracts';
import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { CatalogueState } from './catalogue-state.ts';

/** The published, filterable units in the order of their ids: one column each, a unit at the same place in all. */
export interface UnitColumns {
  readonly ids: Int32Array;
  readonly buildingIds: Int32Array;
  readonly projectIds: Int32Array;
  /** Ids of all types that a unit has. */
  readonly typeIds: readonly number[];
  /** Codes: places in `typeIds`, `ORIENTATIONS` and `UNIT_STATUSES`; the next one after these for none. */
  readonly types: Uint32Array;
  readonly orientations: Uint8Array;
  /** Changes as statuses do. */
  readonly statuses: Uint8Array;
  readonly areasM2: Float64Array;
  readonly floors: Int32Array;
  /** Whole euros, NaN for none. */
  readonly pricesEur: Float64Array;
}

/** What the columns of units stand in. */
export interface Places {
  readonly organizations: readonly { readonly id: number; readonly hidesStatus: boolean }[];
  /** Published or not: units may stand in a published one below one that is not. */
  readonly masterplans: readonly {
    readonly id: number;
    readonly parentId: number | null;
    /** Null when it is not published. */
    readonly organizationId: number | null;
  }[];
  /** Published ones. */
  readonly buildings: readonly {
    readonly id: number;
    readonly masterplanId: number;
    readonly projectId: number;
    readonly organizationId: number;
  }[];
}

interface Row {
  readonly version: number;
  readonly statusEventId: number;
  readonly organizations: Places['organizations'] | null;
  readonly masterplans: Places['masterplans'] | null;
  readonly buildings: Places['buildings'] | null;
  readonly ids: number[] | null;
  readonly buildingIds: number[] | null;
  readonly unitTypeIds: (number | null)[] | null;
  readonly areasM2: number[] | null;
  readonly floors: number[] | null;
  readonly orientations: (Orientation | null)[] | null;
  readonly statuses: UnitStatus[] | null;
  readonly pricesEur: (number | null)[] | null;
}

export interface Catalogue {
  readonly state: CatalogueState;
  readonly places: Places;
  readonly columns: UnitColumns;
}

/** All of it as it is at one moment. Values come as JSON lists: rows one by one would take far longer. */
export async function readCatalogue(db: Database): Promise<Catalogue> {
  const { rows } = await sql<Row>`
    select s.version, s.status_event_id::float8 as "statusEventId",
      (select json_agg(json_build_object('id', id, 'hidesStatus', hide_unit_status)) from organizations)
        as organizations,
      (select json_agg(json_build_object('id', m.id, 'parentId', m.parent_id, 'organizationId', v.organization_id))
        from masterplans m left join visible_masterplans v on v.id = m.id) as masterplans,
      (select json_agg(json_build_object('id', id, 'masterplanId', masterplan_id, 'projectId', project_id,
        'organizationId', organization_id)) from visible_buildings) as buildings,
      u.*
    from catalogue_state s cross join (
      select json_agg(id) as ids, json_agg(building_id) as "buildingIds",
        json_agg(apartment_type_id) as "unitTypeIds", json_agg(area_m2) as "areasM2",
        json_agg(floor) as floors, json_agg(orientation) as orientations, json_agg(status) as statuses,
        json_agg(price_eur) as "pricesEur"
      from (select * from visible_apartments where filterable order by id) units
    ) u`.execute(db);
  const [row] = rows;
  if (!row) throw new TypeError('catalogue_state has no row');
  const buildings = row.buildings ?? [];
  return {
    state: { version: row.version, statusEventId: row.statusEventId },
    places: { organizations: row.organizations ?? [], masterplans: row.masterplans ?? [], buildings },
    columns: columnsOf(row, new Map(buildings.map((one) => [one.id, one.projectId]))),
  };
}

/** Gives a key its code: its place in the list, the next one after the list for none. */
function coder<Key>(keys: readonly Key[]): (key: Key | null) => number {
  const codes = new Map<Key | null, number>(keys.map((key, place) => [key, place]));
  return (key) => codes.get(key) ?? keys.length;
}

export const statusCode = coder<UnitStatus>(UNIT_STATUSES);
const orientationCode = coder<Orientation>(ORIENTATIONS);

function columnsOf(row: Row, projectOfBuilding: ReadonlyMap<number, number>): UnitColumns {
  const buildingIds = Int32Array.from(row.buildingIds ?? []);
  const typeIds = [...new Set(row.unitTypeIds)].filter((id) => id !== null);
  return {
    ids: Int32Array.from(row.ids ?? []),
    buildingIds,
    projectIds: buildingIds.map((id) => projectOfBuilding.get(id) ?? 0),
    typeIds,
    types: Uint32Array.from(row.unitTypeIds ?? [], coder(typeIds)),
    orientations: Uint8Array.from(row.orientations ?? [], orientationCode),
    statuses: Uint8Array.from(row.statuses ?? [], statusCode),
    areasM2: Float64Array.from(row.areasM2 ?? []),
    floors: Int32Array.from(row.floors ?? []),
    pricesEur: Float64Array.from(row.pricesEur ?? [], (price) => price ?? Number.NaN),
  };
}
