import { AMENITIES, type Amenity, type TypeKey } from '@suite/contracts';
import type { Cell, TableError, TableRow } from './table.ts';
import type { UnitColumn } from './unit-columns.ts';
import type { CellReader, UnitReaders } from './unit-readers.ts';
import type { PlacedUnit, UnitRow } from './unit-row.ts';
import type { Columns, ProjectHints } from './unit-table.ts';

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

/** As many as a home of the type usually has, the living room among them; 0 where nobody knows. */
export function roomsOfType(type: TypeKey): number {
  return ROOMS_OF_TYPE[type] ?? UNKNOWN_ROOMS;
}

const NO_AMENITIES = Object.fromEntries(AMENITIES.map((amenity) => [amenity, ''])) as Record<
  Amenity,
  'yes' | 'no' | ''
>;

/** What stands in a line of a table: the unit, or what is wrong with it. */
interface ReadUnit {
  readonly placed: PlacedUnit | null;
  readonly errors: readonly TableError[];
}

/** Reads lines of a table with these columns. */
export function unitReader(
  { indexes }: Columns,
  readers: UnitReaders,
  hints: ProjectHints,
): (row: TableRow) => ReadUnit {
  // Most tables have few of them, and 10,000 lines.
  const amenities = AMENITIES.filter((amenity) => indexes.has(amenity));
  return (row) => {
    const errors: TableError[] = [];
    const cellOf = (column: UnitColumn): Cell =>
      row.cells[indexes.get(column) ?? -1] ?? {
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
    const read = <Column extends UnitColumn, E = never>(
      column: Column,
      empty?: E,
    ): ValueOf<Column> | E | null => {
      if (empty !== undefined && !indexes.has(column)) return empty;
      const cell = cellOf(column);
      if (cell.text === '' && empty !== undefined) return empty;
      const reader = readers[column] as CellReader<ValueOf<Column>>;
      return reader.read(cell) ?? refuse(column, reader.expected);
    };
    const type = read('type');
    const unit = {
      number: read('number'),
      building: read('building', hints.onlyBuilding ?? undefined),
      floor: read('floor'),
      type,
      rooms: read('rooms', type === null ? UNKNOWN_ROOMS : roomsOfType(type)),
      net_area: read('net_area'),
      status: read('status', 'available' as const),
      terrace_area: read('terrace_area', null),
      price_eur: read('price_eur', null),
      orientation: read('orientation', null),
      ...NO_AMENITIES,
    };
    for (const amenity of amenities) unit[amenity] = read(amenity, '' as const) ?? '';
    if (errors.length > 0) return { placed: null, errors };
    const cells = {
      number: cellOf('number'),
      building: cellOf('building'),
      floor: cellOf('floor'),
      type: cellOf('type'),
    };
    // A null among the required ones was refused above.
    return { placed: { unit: unit as UnitRow, cells }, errors };
  };
}

type ValueOf<Column extends UnitColumn> = UnitReaders[Column] extends CellReader<infer Value> ? Value : never;
