import type { FilterRequest } from '@suite/api';
import { STATUS_CODES, UNIT_STATUSES, type UnitStatus } from '@suite/contracts';
import { filterStatusOf } from '@suite/domain';
import { copyOf, keepMarked, keepWhere, type PlaceSet } from './place-set.ts';
import type { MarksOf, UnitColumns } from './unit-columns.ts';
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
 * The units of the scope that match. What is not disclosed has no effect: otherwise its values could be found by
 * asking again and again. Marks come first, since they rule out 32 units at once.
 */
export function matchingUnits(
  columns: UnitColumns,
  scope: UnitScope,
  filters: Filters,
  disclosure: Disclosure,
): PlaceSet {
  const found = copyOf(scope.units);
  if (disclosure.statuses) keepAny(found, columns.statuses, statusesOf(filters.statusIds));
  keepAny(found, columns.types, filters.rooms);
  keepAny(found, columns.orientations, filters.orientations);
  for (const test of [
    filters.floor && within(columns.floors, filters.floor),
    filters.area && within(columns.areasM2, filters.area),
    priceTest(columns, filters, scope.organizationId, disclosure.pricedProjectIds),
  ]) {
    if (test) keepWhere(found, test);
  }
  return found;
}

/** An empty list matches nothing; without a list everything matches. */
function keepAny<Key>(found: PlaceSet, marks: MarksOf<Key>, wanted: readonly Key[] | undefined): void {
  if (wanted)
    keepMarked(
      found,
      [...new Set(wanted)].flatMap((key) => marks.get(key) ?? []),
    );
}

function statusesOf(requestIds: readonly number[] | undefined): UnitStatus[] | undefined {
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

function within(column: Float64Array, { min, max }: { readonly min: number; readonly max: number }): Test {
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
