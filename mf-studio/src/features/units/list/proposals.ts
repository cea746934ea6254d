import type { DraftUnitChanges, UnitList } from '@suite/api';
import { MOST_CHANGES } from '../batch.ts';
import type { FactName, Facts, GridRow } from '../grid-row.ts';

type ListRow = UnitList['rows'][number];
type ListField = ListRow['refused'][number]['field'];
export type NewUnit = NonNullable<DraftUnitChanges['added']>[number] &
  Partial<Pick<Facts, 'status' | 'priceEur'>>;

/** Why a change is asked about before it is taken. */
export type Doubt = 'price-jump' | 'price-gone' | 'for-sale-again';

/** A cell that the list would change. */
export interface Proposal {
  readonly row: GridRow;
  readonly field: FactName;
  readonly was: Facts[FactName];
  readonly becomes: Facts[FactName];
  /** Of the file. */
  readonly line: number;
  readonly doubt: Doubt | null;
}

/** A cell that is no value of its column. */
export interface RefusedCell {
  readonly line: number;
  /** Null where the line is of no unit of the project. */
  readonly row: GridRow | null;
  readonly field: ListField;
  readonly text: string;
  readonly expected: string;
}

/** A line that nothing can be done with. */
export interface SkippedLine {
  readonly line: number;
  readonly reason: 'no-number' | 'no-building' | 'twice' | 'says-too-little';
  /** What the line calls its unit. */
  readonly name: string;
}

export interface Proposals {
  readonly changes: readonly Proposal[];
  readonly added: readonly NewUnit[];
  readonly refused: readonly RefusedCell[];
  readonly skipped: readonly SkippedLine[];
  /** Units that are as the list says. */
  readonly unchanged: number;
  /** Units that the list does not name. */
  readonly absent: number;
}

/** A price that goes up or down by more than that is asked about. */
const JUMP = 0.25;

const fold = (text: unknown) => String(text).trim().toLowerCase();

/**
 * What a list would change of the rows, in the order of its lines. Only `fields` are looked at; units that are not there are
 * new ones where `adds`. An empty cell says nothing, but for a price, which is asked about.
 */
export function proposalsOf(
  rows: readonly GridRow[],
  list: readonly ListRow[],
  fields: readonly FactName[],
  adds: boolean,
): Proposals {
  const finder = finderOf(rows);
  const seen = new Set<string>();
  const read = list.map((line) => readLine(line, findOnce(line, finder, seen), fields, adds));
  const named = rows.filter(({ id }) => seen.has(String(id))).length;
  return {
    changes: read.flatMap(({ changes }) => changes),
    added: read.flatMap(({ added }) => added ?? []),
    refused: read.flatMap(({ refused }) => refused),
    skipped: read.flatMap(({ skipped }) => skipped ?? []),
    unchanged: read.filter(({ isUnchanged }) => isUnchanged).length,
    absent: rows.length - named,
  };
}

/** What one line comes to. */
interface ReadLine extends Pick<Proposals, 'changes' | 'refused'> {
  readonly added: NewUnit | null;
  readonly skipped: SkippedLine | null;
  readonly isUnchanged: boolean;
}

const NOTHING: ReadLine = { changes: [], refused: [], added: null, skipped: null, isUnchanged: false };

function readLine(
  line: ListRow,
  found: Found | SkippedLine['reason'],
  fields: readonly FactName[],
  adds: boolean,
): ReadLine {
  const skippedAs = (reason: SkippedLine['reason']) => ({ line: line.line, reason, name: nameOf(line) });
  if (typeof found === 'string') return { ...NOTHING, skipped: skippedAs(found) };
  const { row } = found;
  const refused = line.refused.map((cell) => ({ line: line.line, row, ...cell }));
  if (row) {
    const changes = changesOf(row, line, fields);
    return { ...NOTHING, refused, changes, isUnchanged: changes.length + refused.length === 0 };
  }
  const added = adds ? newUnit(line, found.building) : null;
  return { ...NOTHING, refused, added, skipped: added ? null : skippedAs('says-too-little') };
}

/** Of two lines of the same unit the first holds. */
function findOnce(line: ListRow, finder: Finder, seen: Set<string>): Found | SkippedLine['reason'] {
  const found = finder(line);
  if (typeof found === 'string') return found;
  const key = found.row ? String(found.row.id) : fold(nameOf(line));
  if (seen.has(key)) return 'twice';
  seen.add(key);
  return found;
}

function nameOf({ values }: ListRow): string {
  return [values.building, values.number].filter((one) => one !== undefined && one !== null).join(' ');
}

type Finder = (line: ListRow) => Found | 'no-number' | 'no-building';
type Found = { readonly row: GridRow | null; readonly building: string };

/** Finds the unit that a line is of: by building and number, or by the number alone where that tells it. */
function finderOf(rows: readonly GridRow[]): Finder {
  const byName = new Map<string, GridRow>();
  const byNumber = new Map<string, GridRow[]>();
  const keys = new Map<string, string>();
  for (const row of rows) {
    for (const building of [row.buildingKey, row.building]) {
      byName.set(`${fold(building)}\n${fold(row.name)}`, row);
      keys.set(fold(building), row.buildingKey);
    }
    const same = byNumber.get(fold(row.name)) ?? [];
    byNumber.set(fold(row.name), [...same, row]);
  }
  const buildings = [...new Set(rows.map(({ buildingKey }) => buildingKey))];
  const onlyBuilding = buildings.length === 1 ? buildings[0] : undefined;
  const byNumberAlone = (number: unknown): Found | 'no-building' => {
    const same = byNumber.get(fold(number)) ?? [];
    const [row] = same;
    if (row && same.length === 1) return { row, building: row.buildingKey };
    return onlyBuilding === undefined ? 'no-building' : { row: row ?? null, building: onlyBuilding };
  };
  return ({ values: { number = null, building = null } }) => {
    if (number === null) return 'no-number';
    if (building === null) return byNumberAlone(number);
    const row = byName.get(`${fold(building)}\n${fold(number)}`) ?? null;
    return { row, building: keys.get(fold(building)) ?? String(building) };
  };
}

function changesOf(row: GridRow, { line, values }: ListRow, fields: readonly FactName[]): Proposal[] {
  return fields.flatMap((field) => {
    const becomes = values[field as keyof typeof values] as Facts[FactName] | undefined;
    const was = row[field];
    if (becomes === undefined || becomes === was) return [];
    if (becomes === null && field !== 'priceEur') return [];
    return [{ row, field, was, becomes, line, doubt: doubtOf(field, was, becomes) }];
  });
}

function doubtOf(field: FactName, was: Facts[FactName], becomes: Facts[FactName]): Doubt | null {
  if (field === 'status') return was === 'sold' && becomes !== 'sold' ? 'for-sale-again' : null;
  if (field !== 'priceEur' || was === null) return null;
  if (becomes === null) return 'price-gone';
  return Math.abs(Number(becomes) / Number(was) - 1) > JUMP ? 'price-jump' : null;
}

/** Null where the line says too little of a unit. */
function newUnit({ values }: ListRow, building: string): NewUnit | null {
  const { number, typeKey, floor, area, rooms, terraceArea, orientation, status, priceEur } =
    values as Partial<Facts> & { readonly number?: string };
  if (number === undefined || !typeKey || typeof floor !== 'number' || typeof area !== 'number') return null;
  return {
    building,
    number,
    typeKey,
    floor,
    area,
    ...(typeof rooms === 'number' && { rooms }),
    ...(typeof terraceArea === 'number' && { terraceArea }),
    ...(orientation && { orientation }),
    ...(status && { status }),
    ...(typeof priceEur === 'number' && { priceEur }),
  };
}

type Additions = Pick<DraftUnitChanges, 'added' | 'status' | 'priceEur'>;

/** New units as the API takes them: with status and price as changes, of who may change those; so many at once. */
export function additionsOf(
  units: readonly NewUnit[],
  fields: readonly FactName[],
  most = MOST_CHANGES,
): Additions[] {
  const count = Math.ceil(units.length / most);
  return Array.from({ length: count }, (_, index) =>
    additions(units.slice(index * most, (index + 1) * most), fields),
  );
}

function additions(units: readonly NewUnit[], fields: readonly FactName[]): Additions {
  const statuses = units.flatMap(({ building, number, status }) =>
    status && status !== 'available' && fields.includes('status')
      ? [{ building, number, was: 'available' as const, becomes: status }]
      : [],
  );
  const prices = units.flatMap(({ building, number, priceEur }) =>
    typeof priceEur === 'number' && fields.includes('priceEur')
      ? [{ building, number, was: null, becomes: priceEur }]
      : [],
  );
  return {
    added: units.map(({ status: _status, priceEur: _price, ...unit }) => unit),
    ...(statuses.length > 0 && { status: statuses }),
    ...(prices.length > 0 && { priceEur: prices }),
  };
}
