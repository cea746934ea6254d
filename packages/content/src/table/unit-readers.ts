import {
  AMENITIES,
  type Amenity,
  ORIENTATIONS,
  type Orientation,
  TYPE_KEYS,
  type TypeKey,
  UNIT_STATUSES,
  type UnitStatus,
} from '@suite/contracts';
import { type NumberFormat, parseNumber } from './number-format.ts';
import type { Cell } from './table.ts';
import type { Columns, ProjectHints } from './unit-table.ts';
import { amenityOfText, orientationOfText, statusOfText, typeOfText } from './unit-values.ts';

/** How a cell of a column is read, and what would be right where it is not: a sentence. */
export interface CellReader<Value> {
  readonly read: (cell: Cell) => Value | null;
  readonly expected: string;
}

export interface UnitReaders extends Readonly<Record<Amenity, CellReader<'yes' | 'no'>>> {
  readonly number: CellReader<string>;
  readonly building: CellReader<string>;
  readonly floor: CellReader<number>;
  readonly type: CellReader<TypeKey>;
  readonly rooms: CellReader<number>;
  readonly net_area: CellReader<number>;
  readonly terrace_area: CellReader<number>;
  readonly price_eur: CellReader<number>;
  readonly status: CellReader<UnitStatus>;
  readonly orientation: CellReader<Orientation>;
}

/** Digits and letters first: what begins with = + - or @ is a formula for the program that opens an export. */
const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} ._/()-]{0,19}$/u;

/** How each column of a table is read; an empty cell is not asked about here. */
export function unitReaders(
  { orientationLanguage }: Pick<Columns, 'orientationLanguage'>,
  format: NumberFormat,
  { typeTitles }: ProjectHints,
): UnitReaders {
  const number = (isRight: (value: number) => boolean) => (cell: Cell) => {
    const value = parseNumber(cell, format);
    return value !== null && isRight(value) ? value : null;
  };
  const area = number((value) => value > 0 && value < 100_000);
  const whole = number((value) => Number.isInteger(value) && Math.abs(value) < 1_000_000_000);
  const amenity = {
    read: remembered(amenityOfText),
    expected: 'yes, no, or nothing when it is not known.',
  };
  return {
    number: {
      read: ({ text }) => (NUMBER.test(text) ? text : null),
      expected: 'At most 20 letters and digits.',
    },
    building: { read: ({ text }) => text || null, expected: 'The name of a building.' },
    floor: { read: whole, expected: 'A whole number; 1 is the ground storey.' },
    type: {
      read: remembered((text) => typeOfText(text, typeTitles)),
      expected: `One of ${TYPE_KEYS.join(', ')}.`,
    },
    rooms: { read: whole, expected: 'A whole number.' },
    net_area: { read: area, expected: 'Square metres, above 0.' },
    terrace_area: { read: area, expected: 'Square metres, above 0, or nothing.' },
    price_eur: { read: whole, expected: 'Whole euros, or nothing.' },
    status: { read: remembered(statusOfText), expected: `One of ${UNIT_STATUSES.join(', ')}.` },
    orientation: {
      read: remembered((text) => orientationOfText(text, orientationLanguage)),
      expected: `One of ${ORIENTATIONS.join(', ')}, or nothing.`,
    },
    ...(Object.fromEntries(AMENITIES.map((key) => [key, amenity])) as Record<Amenity, typeof amenity>),
  };
}

/** Words of a column are few, and folding one takes long. */
function remembered<Value>(read: (text: string) => Value): (cell: Cell) => Value {
  const known = new Map<string, Value>();
  return ({ text }) => {
    const value = known.get(text) ?? read(text);
    known.set(text, value);
    return value;
  };
}
