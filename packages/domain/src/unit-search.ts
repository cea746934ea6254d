import type { Unit } from '@suite/api';
import { compareUnitNumbers, filterableUnits } from './units.ts';

type Searchable = Pick<Unit, 'name' | 'apartmentTypeId' | 'apartmentTypeKey'>;

/**
 * Units whose number contains the text, whatever its case, in the order of people; an empty text finds none.
 * Only units of a type are found: one without (type id 0) and public areas never are.
 */
export function searchUnits<T extends Searchable>(units: readonly T[], text: string): T[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return filterableUnits(units)
    .filter((unit) => unit.apartmentTypeId > 0 && unit.name.toLowerCase().includes(wanted))
    .toSorted((a, b) => compareUnitNumbers(a.name, b.name));
}
