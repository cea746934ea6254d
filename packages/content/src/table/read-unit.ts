import { AMENITIES, type Amenity, type TypeKey } from '@suite/contracts';
import type { Cell, TableError, TableRow } from './table.ts';
import type { UnitColumn } from './unit-columns.ts';
import type { CellReader, UnitReaders } from './unit-readers.ts';
import type { PlacedUnit } from './unit-row.ts';
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

/** What stands in a line of the table: the unit, or what is wrong with it. */
export function readUnit(
  row: TableRow,
  columns: Columns,
  readers: UnitReaders,
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
  const read = <Column extends UnitColumn, E = never>(
    column: Column,
    empty?: E,
  ): ValueOf<Column> | E | null => {
    // Most tables have few of the columns, and 10,000 lines.
    if (empty !== undefined && !columns.indexes.has(column)) return empty;
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
  };
  const optional = {
    terrace_area: read('terrace_area', null),
    price_eur: read('price_eur', null),
    orientation: read('orientation', null),
    ...NO_AMENITIES,
  };
  for (const amenity of AMENITIES) optional[amenity] = read(amenity, '' as const) ?? '';
  const places = {
    number: cellOf('number').place,
    building: cellOf('building').place,
    floor: cellOf('floor').place,
    type: cellOf('type').place,
  };
  // A null among the required ones was refused above.
  return { unit: errors.length === 0 ? ({ ...unit, ...optional, places } as PlacedUnit) : null, errors };
}

type ValueOf<Column extends UnitColumn> = UnitReaders[Column] extends CellReader<infer Value> ? Value : never;
