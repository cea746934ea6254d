import { type FilterRequest, ORIENTATIONS, STATUS_CODES, UNIT_STATUSES } from '@suite/contracts';
import { filterStatusOf } from '@suite/domain';
import type { UnitColumns } from './unit-columns.ts';
import type { UnitScope } from './unit-scopes.ts';

/** The organisation whose units are filtered by €/m² in place of the price (settled rule 7). */
const PRICE_RANGE_ORGANIZATION_ID = 10;

type Filters = FilterRequest['filters'];
type Test = (place: number) => boolean;

/** What may have an effect: statuses, and prices of the units of these projects. */
interface Disclosure {
  readonly statuses: boolean;
  readonly pricedProjectIds: readonly number[];
}

/**
 * Ids of the units of the scope that match, ascending. What is not disclosed has no effect: otherwise its values
 * could be found by asking again and again.
 */
export function matchingUnitIds(
  columns: UnitColumns,
  scope: UnitScope,
  filters: Filters,
  disclosure: Disclosure,
): number[] {
  const wanted: Wanted = {
    status: marks(UNIT_STATUSES, disclosure.statuses ? statusesOf(filters.statusIds) : undefined),
    type: marks(columns.typeIds, filters.rooms),
    orientation: marks(ORIENTATIONS, filters.orientations),
    floor: filters.floor ?? ANY,
    area: filters.area ?? ANY,
  };
  const isPrice = priceTest(columns, filters, scope.organizationId, disclosure.pricedProjectIds);
  const { places } = scope;
  const matched: number[] = [];
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    if (
      isListed(columns, wanted, place) &&
      isWithin(columns, wanted, place) &&
      (!isPrice || isPrice(place))
    ) {
      matched.push(columns.ids[place] ?? 0);
    }
  }
  return matched;
}

/** Lists have 1 at each code that is wanted. */
interface Wanted {
  readonly status: Uint8Array;
  readonly type: Uint8Array;
  readonly orientation: Uint8Array;
  readonly floor: Range;
  readonly area: Range;
}

/** Without branches: which unit has what is hard to foretell, and a processor that has to guess takes twice as long. */
function isListed(
  { statuses, types, orientations }: UnitColumns,
  { status, type, orientation }: Wanted,
  place: number,
): boolean {
  const isAll =
    (status[statuses[place] ?? 0] ?? 0) &
    (type[types[place] ?? 0] ?? 0) &
    (orientation[orientations[place] ?? 0] ?? 0);
  return isAll === 1;
}

function isWithin({ floors, areasM2 }: UnitColumns, { floor, area }: Wanted, place: number): boolean {
  const storey = floors[place] ?? 0;
  const size = areasM2[place] ?? 0;
  return storey >= floor.min && storey <= floor.max && size >= area.min && size <= area.max;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const ANY: Range = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

/**
 * 1 at the code of each key that is wanted, 0 at the others; codes are places in the list, then one for no key.
 * An empty list matches nothing; without a list everything matches.
 */
function marks<Key>(keys: readonly Key[], wanted: readonly Key[] | undefined): Uint8Array {
  if (!wanted) return new Uint8Array(keys.length + 1).fill(1);
  return Uint8Array.from([...keys.map((key) => (wanted.includes(key) ? 1 : 0)), 0]);
}

function statusesOf(requestIds: readonly number[] | undefined) {
  return (
    requestIds &&
    UNIT_STATUSES.filter((status) => requestIds.includes(STATUS_CODES[filterStatusOf(status)].requestId))
  );
}

function priceTest(
  columns: UnitColumns,
  { price, priceRange }: Filters,
  organizationId: number,
  pricedProjectIds: readonly number[],
): Test | null {
  const isByRange = organizationId === PRICE_RANGE_ORGANIZATION_ID;
  const matches = isByRange
    ? priceRange && perSquareMetre(columns, priceRange)
    : price && within(columns.pricesEur, price);
  if (!matches || pricedProjectIds.length === 0) return null;
  const priced = new Set(pricedProjectIds);
  return (place) => !priced.has(columns.projectIds[place] ?? 0) || matches(place);
}

function within(column: Float64Array, { min, max }: Range): Test {
  return (place) => {
    const value = column[place] ?? Number.NaN;
    return value >= min && value <= max;
  };
}

/** `6-7.5k` is from 6,000 up to but not including 7,500 €/m²; `11k+` has no upper end. */
function perSquareMetre({ areasM2, pricesEur }: UnitColumns, range: string): Test {
  const [min = 0, max = Number.POSITIVE_INFINITY] = (range.match(/[\d.]+/g) ?? []).map(
    (text) => Number(text) * 1000,
  );
  return (place) => {
    const area = areasM2[place] ?? 0;
    const perM2 = area > 0 ? (pricesEur[place] ?? Number.NaN) / area : Number.NaN;
    return perM2 >= min && perM2 < max;
  };
}
