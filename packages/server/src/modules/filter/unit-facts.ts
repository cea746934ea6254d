import { decideCommercialState } from '@suite/access';
import type { UnitLight } from '@suite/api';
import type { Orientation, UnitStatus } from '@suite/contracts';
import { parsePrice } from '@suite/domain';
import { type FactName, type FactSource, FILTERS, type UnitFacts } from '@suite/filter-engine';

/** Facts of the filterable units as the database has them, in the order of their ids. */
export interface FactLists {
  readonly status: UnitStatus[];
  readonly typeId: readonly (number | null)[];
  readonly areaM2: readonly number[];
  readonly floor: readonly number[];
  readonly orientation: readonly (Orientation | null)[];
  readonly priceEur: readonly (number | null)[];
  readonly light: readonly (UnitLight | null)[];
  readonly amenities: readonly UnitFacts['amenities'][];
}

/** Columns of the units that facts are read from. */
const COLUMN_OF: Readonly<Record<FactName, string>> = {
  status: 'status',
  typeId: 'apartment_type_id',
  areaM2: 'area_m2',
  floor: 'floor',
  orientation: 'orientation',
  priceEur: 'price_eur',
  light: 'light',
  amenities: 'amenities',
};

/** The facts that some filter reads, with their columns; no other is asked for. */
export const FACT_COLUMNS: readonly (readonly [FactName, column: string])[] = [
  ...new Set(FILTERS.flatMap(({ column }) => column.reads)),
].map((name) => [name, COLUMN_OF[name]]);

/** @param hidesStatus of a row, so that its price does not tell that the unit is gone. */
export function factSource(
  lists: FactLists,
  size: number,
  hidesStatus: (row: number) => boolean,
): FactSource {
  const priceOf = (row: number) => {
    const price = parsePrice(lists.priceEur[row]);
    const status = hidesStatus(row) ? null : (lists.status[row] ?? null);
    return decideCommercialState(status, price) === 'priced' ? price : null;
  };
  return {
    size,
    read: {
      status: (row) => lists.status[row] ?? null,
      typeId: (row) => lists.typeId[row] ?? 0,
      areaM2: (row) => lists.areaM2[row] ?? Number.NaN,
      floor: (row) => lists.floor[row] ?? Number.NaN,
      orientation: (row) => lists.orientation[row] ?? null,
      priceEur: priceOf,
      light: (row) => lists.light[row] ?? null,
      amenities: (row) => lists.amenities[row] ?? {},
    },
  };
}
