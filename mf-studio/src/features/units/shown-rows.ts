import type { GridRow } from './grid-row.ts';

export type SortKey =
  | 'name'
  | 'building'
  | 'typeKey'
  | 'area'
  | 'terraceArea'
  | 'floor'
  | 'rooms'
  | 'orientation'
  | 'status'
  | 'priceEur'
  | 'publish';

export interface Shown {
  /** Parts of the number or of the building's name, of all of which a line must have each. */
  readonly search: string;
  /** As the project folder calls it; null: all. */
  readonly buildingKey: string | null;
  /** Null: as the project has them. */
  readonly sort: { readonly key: SortKey; readonly isDescending: boolean } | null;
}

/**
 * The lines that are shown, in their order. Sorting goes by what is saved: a line does not jump away while it is typed in.
 */
export function shownRows(rows: readonly GridRow[], shown: Shown): readonly GridRow[] {
  const parts = shown.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if (shown.buildingKey !== null && row.buildingKey !== shown.buildingKey) return false;
    const text = `${row.name} ${row.building}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
  const { sort } = shown;
  if (!sort) return found;
  const sign = sort.isDescending ? -1 : 1;
  return found.toSorted((one, other) => {
    const [a, b] = [one[sort.key], other[sort.key]];
    // What has none stands last, whichever way.
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

const collator = new Intl.Collator(undefined, { numeric: true });

function compare(a: NonNullable<GridRow[SortKey]>, b: NonNullable<GridRow[SortKey]>): number {
  if (typeof a === 'string' && typeof b === 'string') return collator.compare(a, b);
  return Number(a) - Number(b);
}
