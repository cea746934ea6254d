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
  const { ids, statuses, types, orientations, floors, areasM2 } = columns;
  const isStatus = marks(UNIT_STATUSES, disclosure.statuses ? statusesOf(filters.statusIds) : undefined);
  const isType = marks(columns.typeIds, filters.rooms);
  const isOrientation = marks(ORIENTATIONS, filters.orientations);
  const floor = filters.floor ?? ANY;
  const area = filters.area ?? ANY;
  const isPrice = priceTest(columns, filters, scope.organizationId, disclosure.pricedProjectIds);

  const matched: number[] = [];
  // One plain loop over columns: a function per condition and unit would take ten times as long.
  for (const place of scope.places) {
    if (
      isStatus[statuses[place] ?? 0] === 1 &&
      isType[types[place] ?? 0] === 1 &&
      isOrientation[orientations[place] ?? 0] === 1 &&
      isWithin(floors[place], floor) &&
      isWithin(areasM2[place], area) &&
      isPrice(place)
    ) {
      matched.push(ids[place] ?? 0);
    }
  }
  return matched;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

const ANY: Range = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

function isWithin(value: number | undefined, { min, max }: Range): boolean {
  return value !== undefined && value >= min && value <= max;
}

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
): Test {
  const isByRange = organizationId === PRICE_RANGE_ORGANIZATION_ID;
  const matches = isByRange
    ? priceRange && perSquareMetre(columns, priceRange)
    : price && ((place: number) => isWithin(columns.pricesEur[place], price));
  if (!matches) return () => true;
  const priced = new Set(pricedProjectIds);
  return (place) => !priced.has(columns.projectIds[place] ?? 0) || matches(place);
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
