import {
  type FilterAnswer,
  type FilterRequest,
  STATUS_CODES,
  UNIT_STATUSES,
  type UnitStatus,
} from '@suite/contracts';
import { filterStatusOf } from '@suite/domain';
import { type RawBuilder, sql } from 'kysely';
import { pricedProjectIds } from '../access/disclosure.ts';
import type { Database } from '../database/connection.ts';
import { findBuildingRow } from './buildings.ts';
import { findMasterplanRow } from './masterplans.ts';
import { findOrganizationRow } from './organizations.ts';
import { type Reading, tellsStatuses } from './reading.ts';

/** The organisation whose units are filtered by €/m² in place of the price (settled rule 7). */
const PRICE_RANGE_ORGANIZATION_ID = 10;

/**
 * Ids of the published, filterable units that match, in ascending order.
 * @throws {RequestError} 404 when the entity is unknown or not published.
 */
export async function filterApartments(reading: Reading, request: FilterRequest): Promise<FilterAnswer> {
  const organization = await findEntity(reading, request);
  const matchedUnitsIds = await matchingUnitIds(
    reading.db,
    request,
    {
      statuses: tellsStatuses(reading, organization),
      pricedProjectIds: pricedProjectIds(reading.viewer),
    },
    organization.id,
  );
  return { matchedUnitsIds, numberOfMatchedUnits: matchedUnitsIds.length };
}

async function findEntity(
  reading: Reading,
  { entityType, entityId }: FilterRequest,
): Promise<{ id: number; hide_unit_status: boolean }> {
  if (entityType === 'organization') return findOrganizationRow(reading, entityId);
  const row =
    entityType === 'building'
      ? await findBuildingRow(reading, entityId)
      : await findMasterplanRow(reading, entityId);
  return { id: row.organization_id, hide_unit_status: row.hide_unit_status };
}

/** What may have an effect: statuses, and prices of the units of these projects. */
interface Disclosure {
  readonly statuses: boolean;
  readonly pricedProjectIds: readonly number[];
}

/** What is not disclosed has no effect: otherwise its values could be found by asking again and again. */
export async function matchingUnitIds(
  db: Database,
  { entityType, entityId, filters }: FilterRequest,
  disclosure: Disclosure,
  organizationId: number,
): Promise<number[]> {
  const conditions = [
    sql`filterable`,
    scope(entityType, entityId),
    filters.area && between(sql`area_m2`, filters.area),
    filters.floor && between(sql`floor`, filters.floor),
    filters.rooms && oneOf(sql`apartment_type_id`, filters.rooms),
    filters.orientations && oneOf(sql`orientation`, filters.orientations),
    disclosure.statuses && filters.statusIds && oneOf(sql`status`, statusesOf(filters.statusIds)),
    priceCondition(filters, organizationId, disclosure.pricedProjectIds),
  ].filter((condition): condition is RawBuilder<unknown> => Boolean(condition));
  // One JSON value: reading tens of thousands of rows one by one takes longer than finding them.
  const { rows } = await sql<{ ids: number[] | null }>`
    select json_agg(id order by id) as ids from visible_apartments
    where ${sql.join(conditions, sql` and `)}`.execute(db);
  return rows[0]?.ids ?? [];
}

function scope(entityType: FilterRequest['entityType'], id: number): RawBuilder<unknown> {
  if (entityType === 'building') return sql`building_id = ${id}`;
  if (entityType === 'organization') return sql`organization_id = ${id}`;
  return sql`masterplan_id in (
    with recursive tree (id) as (
      select ${id}::int union select m.id from tree t join masterplans m on m.parent_id = t.id
    ) select id from tree)`;
}

function between(column: RawBuilder<unknown>, { min, max }: { min: number; max: number }) {
  return sql`${column} between ${min}::float8 and ${max}::float8`;
}

/** An empty list matches nothing. */
function oneOf(column: RawBuilder<unknown>, values: readonly (number | string)[]) {
  return values.length === 0 ? sql`false` : sql`${column} in (${sql.join(values)})`;
}

function statusesOf(requestIds: readonly number[]): UnitStatus[] {
  return UNIT_STATUSES.filter((status) =>
    requestIds.includes(STATUS_CODES[filterStatusOf(status)].requestId),
  );
}

function priceCondition(
  { price, priceRange }: FilterRequest['filters'],
  organizationId: number,
  pricedProjectIds: readonly number[],
): RawBuilder<unknown> | false {
  if (pricedProjectIds.length === 0) return false;
  const isByRange = organizationId === PRICE_RANGE_ORGANIZATION_ID;
  const wanted = isByRange
    ? priceRange && perSquareMetre(priceRange)
    : price && between(sql`price_eur`, price);
  return wanted ? sql`(project_id not in (${sql.join(pricedProjectIds)}) or (${wanted}))` : false;
}

/** `6-7.5k` is from 6,000 up to but not including 7,500 €/m²; `11k+` has no upper end. */
function perSquareMetre(range: string): RawBuilder<unknown> {
  const [min = 0, max] = (range.match(/[\d.]+/g) ?? []).map((text) => Number(text) * 1000);
  const lower = sql`price_eur / nullif(area_m2, 0) >= ${min}::float8`;
  return max === undefined ? lower : sql`${lower} and price_eur / nullif(area_m2, 0) < ${max}::float8`;
}
