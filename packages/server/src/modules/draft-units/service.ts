import { type Content, roomsOfType, typesOfUnits } from '@suite/content';
import { AMENITIES } from '@suite/contracts';
import { invalidField } from '../../errors.ts';
import type { AttributesOf, Part } from '../../operations/operation-types.ts';
import { bothTexts } from '../draft-structure/changes.ts';
import { newKey } from '../draft-structure/part-keys.ts';

type Unit = Content['units'][number];
type Described = AttributesOf<'listDraftUnits'>['units'][number];
type Changes = Part<'changeDraftUnits', 'body'>;
type Added = NonNullable<Changes['added']>[number];
type Outcome = AttributesOf<'changeDraftUnits'>;
type Field = Exclude<keyof Changes, 'added'>;

/** Names of the table of units by those of the API. */
export const COLUMN_OF = {
  typeKey: 'type',
  floor: 'floor',
  rooms: 'rooms',
  area: 'net_area',
  terraceArea: 'terrace_area',
  orientation: 'orientation',
  status: 'status',
  priceEur: 'price_eur',
} as const satisfies Readonly<Record<Field, keyof Unit>>;
const FIELDS = Object.keys(COLUMN_OF) as Field[];

export function describeDraftUnit(unit: Unit): Described {
  const { building, number, type, floor, rooms, net_area, terrace_area, orientation, status, price_eur } =
    unit;
  return {
    building,
    number,
    typeKey: type,
    floor,
    rooms,
    area: net_area,
    terraceArea: terrace_area,
    orientation,
    status,
    priceEur: price_eur,
  };
}

const nameOf = ({ building, number }: Pick<Unit, 'building' | 'number'>) => `${building}\n${number}`;

/**
 * The content with units added and changed. A fact that is not what it was any more stays, and is told of.
 * @throws {RequestError} 400 naming units that are there already, or are not.
 */
export function withUnitChanges(content: Content, named: Changes): Outcome & { readonly content: Content } {
  const { changes, titles } = withBuildingKeys(content.project, named);
  const units = new Map<string, Unit>(content.units.map((unit) => [nameOf(unit), unit]));
  const added = changes.added ?? [];
  const twice = added.filter((unit, at) => units.has(nameOf(unit)) || isRepeated(added, unit, at));
  if (twice.length > 0) throw invalidField('added', ...sentencesOf(twice, 'is there already'));
  for (const unit of added) units.set(nameOf(unit), newUnit(unit));
  const conflicts = FIELDS.flatMap((field) => changeField(units, field, changes[field] ?? []));
  const wanted = FIELDS.reduce((sum, field) => sum + (changes[field]?.length ?? 0), 0);
  const changed = added.length + wanted - conflicts.length;
  return { content: withUnits(content, [...units.values()], titles), changed, conflicts };
}

/**
 * The changes with the keys of buildings, which lists name by their titles too. A building that is not there gets a key, and
 * the name of the list as its title.
 */
function withBuildingKeys(
  { buildings }: Content['project'],
  changes: Changes,
): { readonly changes: Changes; readonly titles: ReadonlyMap<string, string> } {
  const keys = new Map<string, string>();
  const titles = new Map<string, string>();
  const taken = buildings.map(({ name }) => name);
  const keyOf = (text: string): string => {
    const known =
      buildings.find(({ name }) => name === text) ??
      buildings.find(({ name, title }) => [name, title.en, title.sr].some((one) => isAlike(one, text)));
    const key = known?.name ?? keys.get(text.toLowerCase()) ?? newKey(text, taken, 'as-is');
    if (!known && !keys.has(text.toLowerCase())) {
      taken.push(key);
      keys.set(text.toLowerCase(), key);
      titles.set(key, text);
    }
    return key;
  };
  const keyed = Object.entries(changes).map(([field, list]) => [
    field,
    list?.map((one) => ({ ...one, building: keyOf(one.building) })),
  ]);
  return { changes: Object.fromEntries(keyed) as Changes, titles };
}

function isAlike(one: string, other: string): boolean {
  return one.trim().localeCompare(other.trim(), 'en', { sensitivity: 'base' }) === 0;
}

/** Changes a fact of the units that have it as it was; gives what the others have. @throws {RequestError} 400 */
function changeField(
  units: Map<string, Unit>,
  field: Field,
  wanted: readonly NonNullable<Changes[Field]>[number][],
): Outcome['conflicts'] {
  const missing = wanted.filter((one) => !units.has(nameOf(one)));
  if (missing.length > 0) throw invalidField(field, ...sentencesOf(missing, 'is not in the project'));
  return wanted.flatMap(({ building, number, was, becomes }) => {
    const unit = units.get(nameOf({ building, number }));
    if (!unit) return [];
    const current = unit[COLUMN_OF[field]];
    if (current !== was && current !== becomes) return [{ building, number, field, current }];
    units.set(nameOf(unit), { ...unit, [COLUMN_OF[field]]: becomes });
    return [];
  });
}

function isRepeated(added: readonly Added[], unit: Added, at: number): boolean {
  return added.findIndex((other) => nameOf(other) === nameOf(unit)) !== at;
}

/** So many are named. */
const NAMED = 20;

function sentencesOf(units: readonly Pick<Unit, 'building' | 'number'>[], what: string): string[] {
  return units.slice(0, NAMED).map(({ building, number }) => `${building} ${number} ${what}.`);
}

function newUnit({ building, number, typeKey, floor, area, ...rest }: Added): Unit {
  return {
    building,
    number,
    type: typeKey,
    floor,
    rooms: rest.rooms ?? roomsOfType(typeKey),
    net_area: area,
    terrace_area: rest.terraceArea ?? null,
    price_eur: null,
    status: 'available',
    orientation: rest.orientation ?? null,
    ...(Object.fromEntries(AMENITIES.map((amenity) => [amenity, ''])) as Record<
      (typeof AMENITIES)[number],
      ''
    >),
  };
}

/** Types and buildings that units name and the project has not are added to it, and no building is lower than its units. */
function withUnits(content: Content, units: readonly Unit[], titles: ReadonlyMap<string, string>): Content {
  const { project } = content;
  const types = typesOfUnits(units).filter(({ key }) => project.types.every((type) => type.key !== key));
  const tops = new Map<string, number>();
  for (const { building, floor } of units) tops.set(building, Math.max(tops.get(building) ?? 1, floor));
  const known = project.buildings.map((building) => ({
    ...building,
    floors: Math.max(building.floors, tops.get(building.name) ?? 1),
  }));
  const made = [...tops].filter(([name]) => project.buildings.every((building) => building.name !== name));
  const buildings = [
    ...known,
    ...made.map(([name, floors]) => ({
      name,
      title: bothTexts({ en: titles.get(name) ?? name }),
      floors,
      publish: true,
      views: [],
    })),
  ];
  return { ...content, units, project: { ...project, types: [...project.types, ...types], buildings } };
}
