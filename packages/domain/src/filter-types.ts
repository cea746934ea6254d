import type { Unit, UnitType } from '@suite/api';
import type { FilterState, TypeKey } from '@suite/contracts';
import { STATIC_TYPES } from './filter-defaults.ts';
import { filterableUnits, withoutFilter } from './filters.ts';
import { isFilterable, parseTypeKey, typeKeyOf, typeOrder } from './types.ts';

/** A choice of the type filter: every type id that goes by the same label. */
export interface TypeChoice {
  readonly ids: readonly number[];
  /** Null for a type that is known by its name only. */
  readonly key: TypeKey | null;
  readonly name: string;
}

/**
 * Choices of the type filter, in the order of types: those that the answer names, else those that the units
 * carry, else the static ones. Public areas are never among them; types of the same key are one choice.
 */
export function typeChoices(types: readonly UnitType[] | null, units: readonly Unit[]): TypeChoice[] {
  const named = types?.length ? types : typesOfUnits(units);
  const choices = new Map<string, TypeChoice>();
  for (const type of named.length > 0 ? named : STATIC_TYPES) {
    const key = typeKeyOf(type);
    if (!isFilterable(key)) continue;
    const former = choices.get(key ?? type.name);
    choices.set(key ?? type.name, { ids: [...(former?.ids ?? []), type.id], key, name: type.name });
  }
  return [...choices.values()].toSorted((a, b) => typeOrder(a.key) - typeOrder(b.key));
}

function typesOfUnits(units: readonly Unit[]): UnitType[] {
  const keys = new Map(filterableUnits(units).map((unit) => [unit.apartmentTypeId, unit.apartmentTypeKey]));
  return [...keys].flatMap(([id, name]) =>
    id > 0 && name ? [{ id, name, properties: { typeKey: parseTypeKey(name) } }] : [],
  );
}

/** Whether a choice is on; without a filter all are. */
export function isTypeChosen(filter: FilterState, choice: TypeChoice): boolean {
  return !filter.typeIds || choice.ids.some((id) => filter.typeIds?.includes(id));
}

/** The filter with these choices on; all of them are no constraint and leave no trace. */
export function withTypes(
  filter: FilterState,
  chosen: readonly TypeChoice[],
  all: readonly TypeChoice[],
): FilterState {
  if (chosen.length === all.length) return withoutFilter(filter, 'typeIds');
  return { ...filter, typeIds: chosen.flatMap((choice) => choice.ids) };
}
