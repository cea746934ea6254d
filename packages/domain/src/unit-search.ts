import type { Unit } from '@suite/api';
import { compareUnitNumbers, filterableUnits, type TypedUnit } from './units.ts';

type Searchable = TypedUnit & Pick<Unit, 'name'>;

/**
 * Units whose number contains the text, whatever its case, in the order of people; an empty text finds none.
 */
export function searchUnits<T extends Searchable>(units: readonly T[], text: string): T[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  return filterableUnits(units)
    .filter((unit) => unit.name.toLowerCase().includes(wanted))
    .toSorted((a, b) => compareUnitNumbers(a.name, b.name));
}
