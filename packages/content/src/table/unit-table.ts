import type { TypeKey } from '@suite/contracts';
import { unitKey } from '@suite/shapes';
import type { IssueList, Place } from '../issues.ts';
import type { NumberFormat } from './number-format.ts';
import { readCsv } from './read-csv.ts';
import { readNumberFormat } from './read-number-format.ts';
import { unitReader } from './read-unit.ts';
import { readXlsx } from './read-xlsx.ts';
import type { Cell, Table, TableRow } from './table.ts';
import { columnOf, headingsOf, REQUIRED_COLUMNS, type UnitColumn } from './unit-columns.ts';
import { unitReaders } from './unit-readers.ts';
import type { PlacedUnit, UnitName } from './unit-row.ts';

export interface UnitTable {
  /** The rows that are right. */
  readonly placed: readonly PlacedUnit[];
  /** What every row names, right or wrong, so that one error is told once. */
  readonly named: readonly UnitName[];
  /** `building-number` of all of them; null when the columns cannot be told apart. */
  readonly keys: ReadonlySet<string> | null;
  /** How the file was read; null when it was not. */
  readonly format: string | null;
}

/** What a table may leave to the project. */
export interface ProjectHints {
  /** Of the building, where the project has one only. */
  readonly onlyBuilding: string | null;
  /** By the project's own titles of its types, folded. */
  readonly typeTitles: ReadonlyMap<string, TypeKey>;
}

export interface Columns {
  readonly indexes: ReadonlyMap<UnitColumn, number>;
  /** Whether S of an orientation is south or north. */
  readonly orientationLanguage: 'en' | 'sr';
}

const NUMBER_COLUMNS: readonly UnitColumn[] = ['net_area', 'terrace_area', 'price_eur'];

/** Reads `units.csv` or `units.xlsx`, and reports what cannot be read. */
export async function readUnits(
  file: string,
  bytes: Uint8Array,
  hints: ProjectHints,
  issues: IssueList,
): Promise<UnitTable> {
  const nothing = { placed: [], named: [], keys: null };
  const table = await readTable(file, bytes, issues);
  if (!table) return { ...nothing, format: null };
  const columns = readHeadings(file, table, hints, issues);
  if (!columns) return { ...nothing, format: table.format };
  const rows = table.rows.slice(1);
  const format = readNumberFormat(file, numberCells(rows, columns), table.hasCommas, issues);
  if (!format) return { ...nothing, format: table.format };
  const readUnit = unitReader(columns, unitReaders(columns, format, hints), hints);
  const read = rows.map(readUnit);
  const named = rows.map((row) => nameOf(row, columns, hints));
  for (const { errors } of read) {
    for (const { place, message, expected } of errors) issues.error(file, place, message, expected);
  }
  return {
    placed: read.flatMap(({ placed }) => placed ?? []),
    named,
    keys: new Set(named.map(({ building, number }) => unitKey(building, number))),
    format: formatText(table, format),
  };
}

/** The table in a file, whatever is in it; null, and reported, where there is none. */
export async function readTable(file: string, bytes: Uint8Array, issues: IssueList): Promise<Table | null> {
  const result = /\.xlsx$/i.test(file) ? await readXlsx(bytes) : readCsv(bytes);
  const errors = result.kind === 'unreadable' ? [result.error] : result.errors;
  for (const { place, message, expected } of errors) issues.error(file, place, message, expected);
  return result.kind === 'unreadable' ? null : result.table;
}

/** How a table was read, for people: `UTF-8, semicolons, decimal comma`. */
export function formatText(table: Pick<Table, 'format'>, { decimal }: Pick<NumberFormat, 'decimal'>): string {
  return `${table.format}, decimal ${decimal === ',' ? 'comma' : 'point'}`;
}

/** All cells that say how the numbers of the table are written. */
export function numberCells(rows: readonly TableRow[], { indexes }: Pick<Columns, 'indexes'>): Cell[] {
  return rows.flatMap((row) =>
    NUMBER_COLUMNS.flatMap((column) => row.cells[indexes.get(column) ?? -1] ?? []),
  );
}

function readHeadings(file: string, table: Table, hints: ProjectHints, issues: IssueList): Columns | null {
  const headings = table.rows[0]?.cells ?? [];
  const indexes = new Map<UnitColumn, number>();
  let orientationLanguage: 'en' | 'sr' = 'en';
  headings.forEach((cell, index) => {
    const known = columnOf(cell.text);
    if (known && !indexes.has(known.column)) {
      indexes.set(known.column, index);
      if (known.column === 'orientation') orientationLanguage = known.language;
    } else if (known) {
      issues.error(
        file,
        cell.place,
        `“${cell.text}” is a second column for ${known.column}.`,
        'Take one away.',
      );
    } else if (cell.text !== '') {
      issues.warning(file, cell.place, `The column “${cell.text}” is unknown and not read.`);
    }
  });
  const missing = REQUIRED_COLUMNS.filter(
    (column) => !indexes.has(column) && !(column === 'building' && hints.onlyBuilding),
  );
  for (const column of missing) {
    const place: Place = headings[0]?.place ?? { line: 1, column: 1 };
    issues.error(file, place, `There is no column ${column}.`, `Head one ${headingsOf(column)}.`);
  }
  return missing.length > 0 ? null : { indexes, orientationLanguage };
}

function nameOf(row: TableRow, { indexes }: Columns, { onlyBuilding }: ProjectHints): UnitName {
  const text = (column: UnitColumn) => row.cells[indexes.get(column) ?? -1]?.text ?? '';
  return { building: text('building') || (onlyBuilding ?? ''), number: text('number') };
}
