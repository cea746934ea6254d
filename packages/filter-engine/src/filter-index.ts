import {
  addRows,
  type Bitset,
  copyOf,
  emptyBitset,
  type RowBitset,
  retain,
  rowsOf,
  setRow,
} from './bitset.ts';
import { type ChoiceRows, choiceRows } from './choice-column.ts';
import type { ChoiceColumn, Column, FilterDefinition, NumberColumn } from './definition.ts';
import type { FactName, FactSource } from './facts.ts';
import { chosenValue, FILTERS, type FilterState } from './filters.ts';
import { type NumberRows, numberRows } from './number-column.ts';

/** Filterable units, one row each, with what filters ask of them: in the browser and on the server. */
export interface FilterIndex {
  readonly all: RowBitset;
  /** The rows of the scope that match every choice. An empty list matches nothing. */
  readonly match: (filter: FilterState, options?: MatchOptions) => RowBitset;
  readonly choices: (column: ChoiceColumn<unknown>) => ChoiceRows;
  readonly numbers: (column: NumberColumn<unknown>) => NumberRows;
  /** Reads every column now; otherwise each is read when it is first asked for. */
  readonly readColumns: () => void;
  /** A fact of a row has changed in the source. */
  readonly refresh: (row: number, fact: FactName) => void;
}

export interface MatchOptions {
  /** All rows without. */
  readonly scope?: RowBitset;
  /** Whether a filter has an effect; all have without. */
  readonly applies?: (definition: FilterDefinition) => boolean;
  /** Which rows a filter has no effect on; null for none. */
  readonly exempt?: (definition: FilterDefinition) => ((row: number) => boolean) | null;
}

/** Choices rule out 32 rows at once; ranges have fewer to look at then. */
const MATCH_ORDER = FILTERS.toSorted(
  (a, b) => Number(a.column.kind === 'number') - Number(b.column.kind === 'number'),
);

/** @param isSorted finds ranges in sorted rows: worth while where one range follows another step by step. */
export function createFilterIndex(source: FactSource, isSorted = false): FilterIndex {
  const all = rowsOf(allRows(source.size));
  const choiceColumns = new Map<Column<unknown>, ChoiceRows>();
  const numberColumns = new Map<Column<unknown>, NumberRows>();

  const choices = (column: ChoiceColumn<unknown>) => {
    const rows = choiceColumns.get(column) ?? choiceRows(source, column);
    choiceColumns.set(column, rows);
    return rows;
  };
  const numbers = (column: NumberColumn<unknown>) => {
    const rows = numberColumns.get(column) ?? numberRows(source, column, isSorted);
    numberColumns.set(column, rows);
    return rows;
  };
  const keep = (rows: RowBitset, { column }: FilterDefinition, value: unknown) => {
    if (column.kind === 'number') return numbers(column).intersect(rows, column.range(value));
    const chosen = column.chosen(value);
    if (chosen) choices(column).intersect(rows, chosen);
  };
  return {
    all,
    choices,
    numbers,
    match: (filter, { scope = all, applies, exempt } = {}) => {
      const rows = copyOf(scope);
      for (const definition of MATCH_ORDER) {
        const value = chosenValue(filter, definition);
        if (value === undefined || applies?.(definition) === false) continue;
        const isExempt = exempt?.(definition);
        if (isExempt) keepBut(rows, isExempt, () => keep(rows, definition, value));
        else keep(rows, definition, value);
      }
      return rows;
    },
    readColumns: () => {
      for (const { column } of FILTERS) {
        if (column.kind === 'number') numbers(column);
        else choices(column);
      }
    },
    refresh: (row, fact) => {
      for (const { column } of FILTERS) {
        if (!column.reads.includes(fact)) continue;
        choiceColumns.get(column)?.refresh(row);
        numberColumns.get(column)?.refresh(row);
      }
    },
  };
}

/** Applies a filter to all rows but some. */
function keepBut(rows: RowBitset, isExempt: (row: number) => boolean, keep: () => void): void {
  const spared = copyOf(rows);
  retain(spared, isExempt);
  keep();
  addRows(rows, spared);
}

function allRows(size: number): Bitset {
  const bits = emptyBitset(size).fill(-1);
  for (let row = size; row < bits.length * 32; row += 1) setRow(bits, row, false);
  return bits;
}
