import { type Bitset, copyOf, emptyBitset, type RowBitset, rowsOf, setRow } from './bitset.ts';
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
  /** A fact of a row has changed in the source. */
  readonly refresh: (row: number, fact: FactName) => void;
}

export interface MatchOptions {
  /** All rows without. */
  readonly scope?: RowBitset;
  /** Rows on which a filter has no effect. */
  readonly exempt?: (definition: FilterDefinition) => Bitset | null;
}

/** Choices rule out 32 rows at once; ranges have fewer to look at then. */
const MATCH_ORDER = FILTERS.toSorted(
  (a, b) => Number(a.column.kind === 'number') - Number(b.column.kind === 'number'),
);

/** Each column is read when it is first asked for. */
export function createFilterIndex(source: FactSource): FilterIndex {
  const all = rowsOf(allRows(source.size));
  const choiceColumns = new Map<Column<unknown>, ChoiceRows>();
  const numberColumns = new Map<Column<unknown>, NumberRows>();

  const choices = (column: ChoiceColumn<unknown>) => {
    const rows = choiceColumns.get(column) ?? choiceRows(source, column);
    choiceColumns.set(column, rows);
    return rows;
  };
  const numbers = (column: NumberColumn<unknown>) => {
    const rows = numberColumns.get(column) ?? numberRows(source, column);
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
    match: (filter, { scope = all, exempt } = {}) => {
      const rows = copyOf(scope);
      for (const definition of MATCH_ORDER) {
        const value = chosenValue(filter, definition);
        if (value === undefined) continue;
        const spared = exempt?.(definition);
        if (spared) keepBut(rows, spared, (some) => keep(some, definition, value));
        else keep(rows, definition, value);
      }
      return rows;
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
function keepBut(rows: RowBitset, spared: Bitset, keep: (rows: RowBitset) => void): void {
  const before = copyOf(rows);
  keep(rows);
  for (let k = 0; k < rows.words.length; k += 1) {
    const word = (before.words[k] ?? 0) & (spared[rows.at[k] ?? 0] ?? 0);
    rows.words[k] = (rows.words[k] ?? 0) | word;
  }
}

function allRows(size: number): Bitset {
  const bits = emptyBitset(size).fill(-1);
  for (let row = size; row < bits.length * 32; row += 1) setRow(bits, row, false);
  return bits;
}
