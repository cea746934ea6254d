import { pricedProjectIds } from '@suite/access';
import type { FilterBounds } from '@suite/api';
import { FILTER_STATUSES, STATUS_CODES } from '@suite/contracts';
import { sql } from 'kysely';
import { findOrganizationRow } from '../organizations/repository.ts';
import { canSeeStatuses, type QueryContext, type Resource } from '../query-context.ts';
import { visible } from '../visible.ts';

interface BoundsRow {
  readonly min_floor: number | null;
  readonly max_floor: number | null;
  readonly min_area: number | null;
  readonly max_area: number | null;
  readonly min_price: number | null;
  readonly max_price: number | null;
  readonly rooms: number[] | null;
}

/** Smallest and largest values of an organisation's published, filterable units; all 0 when it has none. */
export async function findFilterBounds(
  context: QueryContext,
  organizationId: number | undefined,
): Promise<Resource<FilterBounds>> {
  const organization = await findOrganizationRow(context, organizationId);
  const priced = pricedProjectIds(context.viewer);
  const withStatuses = canSeeStatuses(context, organization);
  const isOnSale = withStatuses ? sql`status not in ('sold', 'unavailable')` : sql`true`;
  const price =
    priced.length > 0
      ? sql`case when project_id in (${sql.join(priced)}) and ${isOnSale} then price_eur end`
      : sql`null::int`;
  const { rows } = await sql<BoundsRow>`
    select min(floor) as min_floor, max(floor) as max_floor,
      min(area_m2) as min_area, max(area_m2) as max_area,
      min(${price}) filter (where ${price} > 0) as min_price, max(${price}) filter (where ${price} > 0) as max_price,
      array_agg(distinct rooms order by rooms) filter (where rooms > 0) as rooms
    from ${visible(context, 'apartments')}
    where organization_id = ${organization.id} and filterable`.execute(context.db);
  const [row] = rows;
  return {
    id: organization.id,
    type: 'filter-bounds',
    attributes: {
      minPrice: row?.min_price ?? null,
      maxPrice: row?.max_price ?? null,
      minFloor: row?.min_floor ?? 0,
      maxFloor: row?.max_floor ?? 0,
      minArea: row?.min_area ?? 0,
      maxArea: row?.max_area ?? 0,
      numberOfRooms: row?.rooms ?? [],
      ...(organization.uses_price_ranges && { usesPriceRanges: true }),
      statuses: withStatuses ? statusBounds() : [],
    },
  };
}

/** Smallest area of the homes of a project that are offered, in square metres; null where none has one. */
export async function smallestArea(context: QueryContext, projectId: number): Promise<number | null> {
  const { rows } = await sql<{ min: number | null }>`
    select min(area_m2) filter (where area_m2 > 0) as min from ${visible(context, 'apartments')}
    where project_id = ${projectId} and filterable`.execute(context.db);
  return rows[0]?.min ?? null;
}

function statusBounds(): { id: number; name: string }[] {
  return FILTER_STATUSES.map((name) => ({ id: STATUS_CODES[name].boundsId, name })).toSorted(
    (a, b) => a.id - b.id,
  );
}
