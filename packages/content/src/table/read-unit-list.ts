import { IssueList } from '../issues.ts';
import { readNumberFormat } from './read-number-format.ts';
import type { TableRow } from './table.ts';
import { columnOf, type UnitColumn } from './unit-columns.ts';
import { unitReaders } from './unit-readers.ts';
import { type Columns, formatText, numberCells, type ProjectHints, readTable } from './unit-table.ts';

/** A heading of a list, and what its column is taken for; null: it is not read. */
export interface ListColumn {
  readonly heading: string;
  readonly column: UnitColumn | null;
}

/** A cell that is no value of its column. */
export interface RefusedCell {
  readonly column: UnitColumn;
  readonly text: string;
  /** What would be right, a sentence. */
  readonly expected: string;
}

/** A line of a list: what it says of a unit, be it little. */
export interface ListedUnit {
  readonly line: number;
  /** Of columns that the list has; null where the cell is empty. */
  readonly values: Readonly<Partial<Record<UnitColumn, string | number | null>>>;
  readonly refused: readonly RefusedCell[];
}

export interface UnitList {
  /** How the file was read, for people. */
  readonly format: string;
  readonly columns: readonly ListColumn[];
  readonly rows: readonly ListedUnit[];
  /** What of the whole file is not as it should be, a sentence each. */
  readonly warnings: readonly string[];
}

/** Sentences that say why nothing could be read. */
export interface UnreadableList {
  readonly errors: readonly string[];
}

/**
 * Reads a price list or any other table of units: it may have as few columns as it likes, and a cell that is wrong is told of
 * beside those that are right. `chosen` says what columns are whose headings say nothing, by the heading.
 */
export async function readUnitList(
  file: string,
  bytes: Uint8Array,
  hints: ProjectHints,
  chosen: ReadonlyMap<string, UnitColumn | null> = new Map(),
): Promise<UnitList | UnreadableList> {
  const issues = new IssueList();
  const table = await readTable(file, bytes, issues);
  const [head, ...rows] = table?.rows ?? [];
  if (table && !head) issues.error(file, null, 'The file is empty.');
  if (!table || !head) return { errors: sentencesOf(issues, 'error') };
  const columns = listColumns(head, chosen);
  const found = indexesOf(columns);
  const format = readNumberFormat(file, numberCells(rows, found), table.hasCommas, issues);
  if (!format) return { errors: sentencesOf(issues, 'error') };
  const readers = unitReaders(found, format, hints);
  return {
    format: formatText(table, format),
    columns,
    rows: rows.map((row) => listedUnit(row, found, readers)),
    warnings: [...sentencesOf(issues, 'error'), ...sentencesOf(issues, 'warning')],
  };
}

function sentencesOf(issues: IssueList, severity: 'error' | 'warning'): string[] {
  return issues
    .sorted()
    .filter((issue) => issue.severity === severity)
    .map(({ message, expected }) => (expected === null ? message : `${message} ${expected}`));
}

/** The first column of a kind is the one; what was chosen comes before what a heading says. */
function listColumns({ cells }: TableRow, chosen: ReadonlyMap<string, UnitColumn | null>): ListColumn[] {
  const taken = new Set<UnitColumn>(
    cells.flatMap(({ text }) => {
      const column = chosen.get(text);
      return column ? [column] : [];
    }),
  );
  const used = new Set<UnitColumn>();
  return cells.map(({ text }) => {
    const own = chosen.get(text);
    const column = own === undefined ? (columnOf(text)?.column ?? null) : own;
    const isFree = column !== null && !used.has(column) && (own === column || !taken.has(column));
    if (isFree) used.add(column);
    return { heading: text, column: isFree ? column : null };
  });
}

function indexesOf(columns: readonly ListColumn[]): Columns {
  const indexes = new Map<UnitColumn, number>();
  let orientationLanguage: 'en' | 'sr' = 'en';
  columns.forEach(({ heading, column }, index) => {
    if (column === null) return;
    indexes.set(column, index);
    if (column === 'orientation') orientationLanguage = columnOf(heading)?.language ?? 'en';
  });
  return { indexes, orientationLanguage };
}

function listedUnit(
  { line, cells }: TableRow,
  { indexes }: Columns,
  readers: ReturnType<typeof unitReaders>,
): ListedUnit {
  const values: Partial<Record<UnitColumn, string | number | null>> = {};
  const refused: RefusedCell[] = [];
  for (const [column, index] of indexes) {
    const cell = cells[index];
    if (!cell || cell.text === '') {
      values[column] = null;
      continue;
    }
    const { read, expected } = readers[column];
    const value = read(cell);
    if (value === null) refused.push({ column, text: cell.text, expected });
    else values[column] = value;
  }
  return { line, values, refused };
}
