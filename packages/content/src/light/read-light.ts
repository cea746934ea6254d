import { SEA_VIEWS } from '@suite/contracts';
import { unitKey } from '@suite/shapes';
import type { IssueList } from '../issues.ts';
import { type NumberFormat, parseNumber } from '../table/number-format.ts';
import { readCsv } from '../table/read-csv.ts';
import { readNumberFormat } from '../table/read-number-format.ts';
import type { Cell, TableRow } from '../table/table.ts';
import { LIGHT_COLUMNS, type LightColumn, type LightRow, REPEATED_COLUMNS } from './light-row.ts';

export const LIGHT_FILE = 'light.csv';

const HOURS_OF_A_DAY = 24;
const FULL_CIRCLE = 360;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const HOURS = ['sun_mar', 'sun_jun', 'sun_dec', 'morning_mar', 'evening_mar', 'evening_jun'] as const;
const DEGREES = ['facing_deg', 'sea_deg', 'sea_deg_trees'] as const;

type Indexes = ReadonlyMap<string, number>;

interface LightHints {
  /** Of the building, where the project has one only. */
  readonly onlyBuilding: string | null;
  /** `building-number` of every unit of the project; null where they are not known. */
  readonly unitKeys: ReadonlySet<string> | null;
}

/** Reads `light.csv`, and reports what cannot be read, and homes that are not there or there twice. */
export function readLight(bytes: Uint8Array, hints: LightHints, issues: IssueList): LightRow[] {
  const result = readCsv(bytes);
  if (result.kind === 'unreadable') {
    issues.error(LIGHT_FILE, result.error.place, result.error.message, result.error.expected);
    return [];
  }
  for (const { place, message, expected } of result.errors) {
    issues.error(LIGHT_FILE, place, message, expected);
  }
  const [head, ...rows] = result.table.rows;
  const indexes = head ? readHead(head, hints, issues) : null;
  if (!indexes) return [];
  const cells = rows.flatMap((row) =>
    [...HOURS, ...DEGREES].flatMap((name) => row.cells[indexes.get(name) ?? -1] ?? []),
  );
  const format = readNumberFormat(LIGHT_FILE, cells, result.table.hasCommas, issues);
  if (!format) return [];
  const lines = new Map<string, number>();
  return rows.flatMap((row) => {
    const light = readRow(row, { indexes, format, onlyBuilding: hints.onlyBuilding }, issues);
    return light && isOfUnit(light, row, { lines, unitKeys: hints.unitKeys }, issues) ? light : [];
  });
}

function readHead(head: TableRow, { onlyBuilding }: LightHints, issues: IssueList): Indexes | null {
  const indexes = new Map<string, number>();
  head.cells.forEach(({ text, place }, index) => {
    const name = text.toLowerCase();
    if (indexes.has(name)) {
      issues.error(LIGHT_FILE, place, `“${text}” is there twice.`, 'Take one away.');
    } else if (isColumn(name)) {
      indexes.set(name, index);
    } else if (name !== '' && !REPEATED_COLUMNS.includes(name)) {
      issues.warning(LIGHT_FILE, place, `The column “${text}” is unknown and not read.`);
    }
  });
  const required: readonly LightColumn[] = onlyBuilding === null ? ['building', 'number'] : ['number'];
  const missing = required.filter((name) => !indexes.has(name));
  for (const name of missing) {
    issues.error(LIGHT_FILE, head.cells[0]?.place ?? null, `There is no column ${name}.`);
  }
  return missing.length > 0 ? null : indexes;
}

function isColumn(name: string): name is LightColumn {
  return (LIGHT_COLUMNS as readonly string[]).includes(name);
}

interface Reading {
  readonly indexes: Indexes;
  readonly format: NumberFormat;
  readonly onlyBuilding: string | null;
}

/** Null, and reported, where something of it cannot be read. */
function readRow(
  row: TableRow,
  { indexes, format, onlyBuilding }: Reading,
  issues: IssueList,
): LightRow | null {
  let isRight = true;
  const read = <T>(column: LightColumn, parse: (cell: Cell) => T | null, expected: string): T | null => {
    const cell = row.cells[indexes.get(column) ?? -1];
    if (!cell || cell.text === '') return null;
    const value = parse(cell);
    if (value !== null) return value;
    issues.error(LIGHT_FILE, cell.place, `${column} is “${cell.text}”.`, expected);
    isRight = false;
    return null;
  };
  const upTo = (most: number, what: string) => (column: LightColumn) =>
    read(
      column,
      (cell) => {
        const value = parseNumber(cell, format);
        return value !== null && value >= 0 && value <= most ? value : null;
      },
      `${what} from 0 to ${most}, or nothing.`,
    );
  const hours = upTo(HOURS_OF_A_DAY, 'Hours');
  const degrees = upTo(FULL_CIRCLE, 'Degrees');
  const text = (column: LightColumn) => read(column, (cell) => cell.text, 'A text.');
  const light: LightRow = {
    building: text('building') ?? onlyBuilding ?? '',
    number: text('number') ?? '',
    facing_deg: degrees('facing_deg'),
    sun_mar: hours('sun_mar'),
    sun_jun: hours('sun_jun'),
    sun_dec: hours('sun_dec'),
    morning_mar: hours('morning_mar'),
    evening_mar: hours('evening_mar'),
    evening_jun: hours('evening_jun'),
    last_sun_jun_utc1: read(
      'last_sun_jun_utc1',
      (cell) => (CLOCK.test(cell.text) ? cell.text : null),
      'A time such as 18:00, or nothing.',
    ),
    sea_deg: degrees('sea_deg'),
    sea_deg_trees: degrees('sea_deg_trees'),
    sea_view: read(
      'sea_view',
      (cell) => SEA_VIEWS.find((one) => one === cell.text.toLowerCase()) ?? null,
      `One of ${SEA_VIEWS.join(', ')}, or nothing.`,
    ),
  };
  return isRight ? light : null;
}

interface Known {
  /** Lines of the homes so far. */
  readonly lines: Map<string, number>;
  readonly unitKeys: LightHints['unitKeys'];
}

function isOfUnit(
  { building, number }: LightRow,
  row: TableRow,
  { lines, unitKeys }: Known,
  issues: IssueList,
) {
  const key = unitKey(building, number);
  const place = { line: row.line, column: 1 };
  const first = lines.get(key);
  if (first !== undefined) issues.error(LIGHT_FILE, place, `Unit ${key} is on line ${first} already.`);
  lines.set(key, first ?? row.line);
  const isKnown = unitKeys === null || unitKeys.has(key);
  if (!isKnown) issues.error(LIGHT_FILE, place, `There is no unit ${key}.`);
  return first === undefined && isKnown;
}
