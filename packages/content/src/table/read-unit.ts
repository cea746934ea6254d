import {
  AMENITIES,
  type Amenity,
  ORIENTATIONS,
  TYPE_KEYS,
  type TypeKey,
  UNIT_STATUSES,
} from '@suite/contracts';
import { type NumberFormat, parseNumber } from './number-format.ts';
import type { Cell, TableError, TableRow } from './table.ts';
import type { UnitColumn } from './unit-columns.ts';
import type { PlacedUnit } from './unit-row.ts';
import type { Columns, ProjectHints } from './unit-table.ts';
import { amenityOfText, orientationOfText, statusOfText, typeOfText } from './unit-values.ts';

/** Digits and letters first: what begins with = + - or @ is a formula for the program that opens an export. */
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} ._/()-]{0,19}$/u;
const UNKNOWN_ROOMS = 0;
const ROOMS_OF_TYPE: Readonly<Partial<Record<TypeKey, number>>> = {
  studio: 1,
  one_bedroom: 2,
  two_bedroom: 3,
  three_bedroom: 4,
  four_bedroom: 5,
  five_bedroom: 6,
  six_bedroom: 7,
};

const NO_AMENITIES = Object.fromEntries(AMENITIES.map((amenity) => [amenity, ''])) as Record<
  Amenity,
  'yes' | 'no' | ''
>;

/** What stands in a line of the table: the unit, or what is wrong with it. */
export function readUnit(
  row: TableRow,
  columns: Columns,
  format: NumberFormat,
  hints: ProjectHints,
): { readonly unit: PlacedUnit | null; readonly errors: readonly TableError[] } {
  const errors: TableError[] = [];
  const cellOf = (column: UnitColumn): Cell =>
    row.cells[columns.indexes.get(column) ?? -1] ?? {
      text: '',
      place: { line: row.line, column: row.cells.at(-1)?.place.column ?? 1 },
      value: null,
    };
  const refuse = (column: UnitColumn, expected: string): null => {
    const { text, place } = cellOf(column);
    errors.push({ place, message: `${column} ${text === '' ? 'is empty' : `is “${text}”`}.`, expected });
    return null;
  };
  /** `empty` is what an empty cell stands for; undefined where there must be something. */
  const read = <T, E = never>(
    column: UnitColumn,
    value: (cell: Cell) => T | null,
    expected: string,
    empty?: E,
  ): T | E | null => {
    // Most tables have few of the columns, and 10,000 lines.
    if (empty !== undefined && !columns.indexes.has(column)) return empty;
    const cell = cellOf(column);
    if (cell.text === '' && empty !== undefined) return empty;
    return value(cell) ?? refuse(column, expected);
  };
  const number = (isRight: (value: number) => boolean) => (cell: Cell) => {
    const value = parseNumber(cell, format);
    return value !== null && isRight(value) ? value : null;
  };
  const area = number((value) => value > 0 && value < 100_000);
  const whole = number((value) => Number.isInteger(value) && Math.abs(value) < 1_000_000_000);
  const text = (cell: Cell) => cell.text || null;

  const type = read(
    'type',
    (cell) => typeOfText(cell.text, hints.typeTitles),
    `One of ${TYPE_KEYS.join(', ')}.`,
  );
  const unit = {
    number: read(
      'number',
      (cell) => (NUMBER.test(cell.text) ? cell.text : null),
      'At most 20 letters and digits.',
    ),
    building: read('building', text, 'The name of a building.', hints.onlyBuilding ?? undefined),
    floor: read('floor', whole, 'A whole number; 1 is the ground storey.'),
    type,
    rooms: read(
      'rooms',
      whole,
      'A whole number.',
      type === null ? UNKNOWN_ROOMS : (ROOMS_OF_TYPE[type] ?? UNKNOWN_ROOMS),
    ),
    net_area: read('net_area', area, 'Square metres, above 0.'),
    status: read(
      'status',
      (cell) => statusOfText(cell.text),
      `One of ${UNIT_STATUSES.join(', ')}.`,
      'available' as const,
    ),
  };
  const optional = {
    terrace_area: read('terrace_area', area, 'Square metres, above 0, or nothing.', null),
    price_eur: read('price_eur', whole, 'Whole euros, or nothing.', null),
    orientation: read(
      'orientation',
      (cell) => orientationOfText(cell.text, columns.orientationLanguage),
      `One of ${ORIENTATIONS.join(', ')}, or nothing.`,
      null,
    ),
    ...NO_AMENITIES,
  };
  for (const amenity of AMENITIES) {
    optional[amenity] =
      read(amenity, (cell) => amenityOfText(cell.text), 'yes, no, or nothing when it is not known.', '') ??
      '';
  }
  const places = {
    number: cellOf('number').place,
    building: cellOf('building').place,
    floor: cellOf('floor').place,
    type: cellOf('type').place,
  };
  // A null among the required ones was refused above.
  return { unit: errors.length === 0 ? ({ ...unit, ...optional, places } as PlacedUnit) : null, errors };
}
