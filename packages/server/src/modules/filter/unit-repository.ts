import type { UnitStatus } from '@suite/contracts';
import { sql } from 'kysely';
import type { CatalogueState } from '../../database/catalogue-state.ts';
import type { Database } from '../../database/connection.ts';
import { FACT_COLUMNS, type FactLists } from './unit-facts.ts';

/** The published, filterable units in the order of their ids: a unit is in the same row of all lists. */
export interface UnitLists {
  readonly ids: readonly number[];
  readonly buildingIds: Int32Array;
  readonly projectIds: Int32Array;
  /** 1 where the organisation hides the status of its units. */
  readonly hidesStatus: Uint8Array;
  readonly facts: FactLists;
}

/** What units stand in. */
export interface Places {
  readonly organizations: readonly {
    readonly id: number;
    readonly hidesStatus: boolean;
    readonly usesPriceRanges: boolean;
  }[];
  /** Published or not: units may stand in a published one below one that is not. */
  readonly masterplans: readonly {
    readonly id: number;
    readonly parentId: number | null;
    /** Null when it is not published, as the project. */
    readonly organizationId: number | null;
    readonly projectId: number | null;
  }[];
  /** Published ones. */
  readonly buildings: readonly {
    readonly id: number;
    readonly masterplanId: number;
    readonly projectId: number;
    readonly organizationId: number;
  }[];
  /** Projects in private preview. */
  readonly privateProjects: readonly number[];
}

/** Lists of units are null where there are none. */
interface Row extends Partial<{ readonly [Name in keyof FactLists]: FactLists[Name] | null }> {
  readonly version: number;
  readonly statusEventId: number;
  readonly organizations: Places['organizations'] | null;
  readonly masterplans: Places['masterplans'] | null;
  readonly buildings: Places['buildings'] | null;
  readonly privateProjects: number[] | null;
  readonly ids: number[] | null;
  readonly buildingIds: number[] | null;
}

export interface Catalogue {
  readonly state: CatalogueState;
  readonly places: Places;
  readonly units: UnitLists;
}

/** All of it as it is at one moment. Values come as JSON lists: rows one by one would take far longer. */
export async function readCatalogue(db: Database): Promise<Catalogue> {
  const facts = sql.join(
    FACT_COLUMNS.map(([name, column]) => sql`json_agg(${sql.ref(column)}) as ${sql.id(name)}`),
  );
  const { rows } = await sql<Row>`
    select s.version, s.status_event_id::float8 as "statusEventId",
      (select json_agg(json_build_object('id', id, 'hidesStatus', hide_unit_status,
        'usesPriceRanges', uses_price_ranges)) from organizations)
        as organizations,
      (select json_agg(json_build_object('id', m.id, 'parentId', m.parent_id, 'organizationId', v.organization_id,
          'projectId', v.project_id))
        from masterplans m left join published_masterplans v on v.id = m.id) as masterplans,
      (select json_agg(json_build_object('id', id, 'masterplanId', masterplan_id, 'projectId', project_id,
        'organizationId', organization_id)) from published_buildings) as buildings,
      (select json_agg(id) from published_projects where private_preview) as "privateProjects",
      u.*
    from catalogue_state s cross join (
      select json_agg(id) as ids, json_agg(building_id) as "buildingIds", ${facts}
      from (select * from published_apartments where filterable order by id) units
    ) u`.execute(db);
  const [row] = rows;
  if (!row) throw new TypeError('catalogue_state has no row');
  const buildings = row.buildings ?? [];
  const organizations = row.organizations ?? [];
  return {
    state: { version: row.version, statusEventId: row.statusEventId },
    places: {
      organizations,
      masterplans: row.masterplans ?? [],
      buildings,
      privateProjects: row.privateProjects ?? [],
    },
    units: unitLists(row, buildings, organizations),
  };
}

function unitLists(
  row: Row,
  buildings: Places['buildings'],
  organizations: Places['organizations'],
): UnitLists {
  const buildingOf = new Map(buildings.map((one) => [one.id, one]));
  const hiding = new Set(organizations.flatMap(({ id, hidesStatus }) => (hidesStatus ? [id] : [])));
  const buildingIds = Int32Array.from(row.buildingIds ?? []);
  return {
    ids: row.ids ?? [],
    buildingIds,
    projectIds: buildingIds.map((id) => buildingOf.get(id)?.projectId ?? 0),
    hidesStatus: Uint8Array.from(buildingIds, (id) =>
      Number(hiding.has(buildingOf.get(id)?.organizationId ?? 0)),
    ),
    facts: {
      status: row.status ?? [],
      typeId: row.typeId ?? [],
      areaM2: row.areaM2 ?? [],
      floor: row.floor ?? [],
      orientation: row.orientation ?? [],
      priceEur: row.priceEur ?? [],
      light: row.light ?? [],
      amenities: row.amenities ?? [],
    },
  };
}

/** Statuses that units took after an event, in the order in which they did. */
export async function readStatusEvents(
  db: Database,
  afterId: number,
): Promise<{ id: number; unitId: number; status: UnitStatus }[]> {
  const { rows } = await sql<{ id: number; unitId: number; status: UnitStatus }>`
    select id::float8 as id, apartment_id as "unitId", status from status_events
    where id > ${afterId}::bigint and apartment_id is not null order by id`.execute(db);
  return rows;
}
