import { ORIENTATIONS, type Orientation, UNIT_STATUSES, type UnitStatus } from '@suite/contracts';
import { sql } from 'kysely';
import type { CatalogueState } from '../database/catalogue-state.ts';
import type { Database } from '../database/connection.ts';
import { type IdTexts, idTextsOf } from './id-texts.ts';
import { emptyMarks, type Marks, setMark } from './place-set.ts';

/** The published, filterable units in the order of their ids: one column each, a unit at the same place in all. */
export interface UnitColumns {
  readonly ids: Int32Array;
  readonly idTexts: IdTexts;
  readonly buildingIds: Int32Array;
  readonly projectIds: Int32Array;
  readonly types: MarksOf<number>;
  readonly orientations: MarksOf<Orientation>;
  /** Change as statuses do. */
  readonly statuses: MarksOf<UnitStatus>;
  readonly areasM2: Float64Array;
  readonly floors: Float64Array;
  /** Whole euros, NaN for none. */
  readonly pricesEur: Float64Array;
}

/** The units that have a key, by all keys that a unit has. */
export type MarksOf<Key> = ReadonlyMap<Key, Marks>;

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

function columnsOf(row: Row, projectOfBuilding: ReadonlyMap<number, number>): UnitColumns {
  const ids = row.ids ?? [];
  const buildingIds = Int32Array.from(row.buildingIds ?? []);
  const typeIds = new Set(row.unitTypeIds);
  return {
    ids: Int32Array.from(ids),
    idTexts: idTextsOf(ids),
    buildingIds,
    projectIds: buildingIds.map((id) => projectOfBuilding.get(id) ?? 0),
    types: marksOf(typeIds, row.unitTypeIds ?? []),
    orientations: marksOf(ORIENTATIONS, row.orientations ?? []),
    statuses: marksOf(UNIT_STATUSES, row.statuses ?? []),
    areasM2: Float64Array.from(row.areasM2 ?? []),
    floors: Float64Array.from(row.floors ?? []),
    pricesEur: Float64Array.from(row.pricesEur ?? [], (price) => price ?? Number.NaN),
  };
}

function marksOf<Key>(keys: Iterable<Key | null>, values: readonly (Key | null)[]): MarksOf<Key> {
  const marks = new Map<Key, Marks>();
  for (const key of keys) if (key !== null) marks.set(key, emptyMarks(values.length));
  values.forEach((key, place) => {
    const own = key === null ? undefined : marks.get(key);
    if (own) setMark(own, place, true);
  });
  return marks;
}
