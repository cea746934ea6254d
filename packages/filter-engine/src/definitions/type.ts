import type { Unit, UnitType } from '@suite/api';
import { BEDROOM_TYPE_IDS, parseId, type TypeKey } from '@suite/contracts';
import { filterableUnits, parseTypeKey, typeKeyOf, typeOrder } from '@suite/domain';
import { defineListFilter, fewNames } from '../kinds/list.ts';

/** A choice of the type filter: every type id that goes by the same label. */
export interface TypeOption {
  readonly ids: readonly number[];
  /** Null for a type that is known by its name only. */
  readonly key: TypeKey | null;
  readonly name: string;
}

/** A request with more types is refused. */
const MAX_TYPE_IDS = 100;

export const typeFilter = defineListFilter({
  key: 'typeIds',
  urlParam: 'type',
  position: 60,
  urlPosition: 15,
  icon: 'DOOR_OPEN',
  label: { button: 'unit.type', title: 'filter.type' },
  control: 'chips',
  selectedBy: 'apartment_type',
  reads: ['typeId'],
  read: ({ typeId }) => typeId,
  codec: {
    write: (ids) => ids.join(','),
    // 0 is the studio of the types that stand in where a building gives none.
    read: (text) => {
      const ids = text
        .split(',')
        .map((part) => (part === '0' ? 0 : parseId(part)))
        .filter((id) => id !== null);
      return [...new Set(ids)].slice(0, MAX_TYPE_IDS);
    },
  },
  request: {
    // Apartment type ids, in spite of the name (specification §3).
    key: 'rooms',
    schema: { kind: 'integers', min: 0, max: 2_147_483_647, maxItems: MAX_TYPE_IDS },
    write: (ids) => [...ids],
    read: (ids) => ids,
  },
  offer: ({ units, types }) => {
    if (!units) return [];
    const options = typeOptions(types, units);
    return options.length > 0 ? options : null;
  },
  defaultValue: (_, ids) => (ids.length > 0 ? ids : STATIC_TYPES.map(({ id }) => id)),
  valuesOf: (option: TypeOption) => option.ids,
  name: ({ key, name }, texts) => (key ? texts.type(key) : name),
  chip: (ids, options, texts) =>
    fewNames(
      (options ?? [])
        .filter((option) => option.ids.some((id) => ids.includes(id)))
        .map(({ key, name }) => (key ? texts.type(key) : name)),
      { none: 'filter.types-none', many: 'filter.types' },
      texts,
    ),
});

/** Bedroom types by the specification's own ids: where no response names any. */
const STATIC_TYPES: readonly UnitType[] = Object.entries(BEDROOM_TYPE_IDS).map(([name, id]) => ({
  id,
  name,
  properties: { typeKey: parseTypeKey(name) },
}));

/**
 * Options of the type filter, in the order of types: those that the response names, else those that the units
 * carry, else the static ones. Public areas are never among them; types of the same key are one option.
 */
export function typeOptions(types: readonly UnitType[] | null, units: readonly Unit[]): TypeOption[] {
  const named = types?.length ? types : typesOfUnits(units);
  const options = new Map<string, TypeOption>();
  for (const type of named.length > 0 ? named : STATIC_TYPES) {
    const key = typeKeyOf(type);
    if (key === 'public_area') continue;
    const former = options.get(key ?? type.name);
    options.set(key ?? type.name, { ids: [...(former?.ids ?? []), type.id], key, name: type.name });
  }
  return [...options.values()].toSorted((a, b) => typeOrder(a.key) - typeOrder(b.key));
}

function typesOfUnits(units: readonly Unit[]): UnitType[] {
  const keys = new Map(filterableUnits(units).map((unit) => [unit.apartmentTypeId, unit.apartmentTypeKey]));
  return [...keys].flatMap(([id, name]) =>
    name ? [{ id, name, properties: { typeKey: parseTypeKey(name) } }] : [],
  );
}
