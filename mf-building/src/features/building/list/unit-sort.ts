import { priceOf } from '@suite/access';
import type { Unit } from '@suite/api';
import { UNIT_STATUSES } from '@suite/contracts';
import { compareUnitNumbers, parseTypeKey, statusOf, typeOrder } from '@suite/domain';

const SORT_COLUMNS = ['number', 'type', 'area', 'floor', 'status', 'price', 'sun', 'sea'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface UnitSort {
  readonly column: SortColumn;
  readonly direction: 'ascending' | 'descending';
}

export const DEFAULT_SORT: UnitSort = { column: 'number', direction: 'ascending' };

/** Reads `area` or `-area`; what cannot be read is the default. */
export function parseSort(text: string | null): UnitSort {
  const column = SORT_COLUMNS.find((one) => one === text?.replace(/^-/, ''));
  if (!column) return DEFAULT_SORT;
  return { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' };
}

/** Text of an order in the address; null for the default one. */
export function sortToText({ column, direction }: UnitSort): string | null {
  if (direction === 'descending') return `-${column}`;
  return column === DEFAULT_SORT.column ? null : column;
}

/** Of these the most is what is looked for. */
const MOST_FIRST: readonly SortColumn[] = ['sun', 'sea'];

/** What a press on the head of a column does: that column from its better end, or turned round when it is in use. */
export function nextSort(current: UnitSort, column: SortColumn): UnitSort {
  const isFirst = current.column !== column;
  const isDescending = isFirst ? MOST_FIRST.includes(column) : current.direction === 'ascending';
  return { column, direction: isDescending ? 'descending' : 'ascending' };
}

/** What a column has of a unit; null for nothing to sort by. */
function sortValue(unit: Unit, column: Exclude<SortColumn, 'number'>): number | null {
  const status = statusOf(unit);
  switch (column) {
    case 'type':
      return typeOrder(parseTypeKey(unit.apartmentTypeKey));
    case 'status':
      return status && UNIT_STATUSES.indexOf(status);
    case 'price':
      return priceOf(unit);
    case 'sun':
      return unit.light?.eveningSunHours ?? null;
    case 'sea':
      return unit.light?.seaViewDegrees ?? null;
    default:
      return unit[column];
  }
}

/** Units in order; equal ones in the order of their numbers, and those without a value last in either direction. */
export function sortUnits<T extends Unit>(units: readonly T[], { column, direction }: UnitSort): T[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return units.toSorted((a, b) => {
    const byNumber = compareUnitNumbers(a.name, b.name);
    if (column === 'number') return sign * byNumber;
    const [left, right] = [sortValue(a, column), sortValue(b, column)];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || byNumber;
    return sign * (left - right) || byNumber;
  });
}
