import type { Unit } from '@suite/api';
import { isFilterable, unitAppearance } from '@suite/domain';
import type { ShownUnit } from './unit-paint.ts';

/** Units as the model draws them: like their shapes. `matchedIds` is null while nothing is filtered. */
export function shownUnits(units: readonly Unit[], matchedIds: ReadonlySet<number> | null): ShownUnit[] {
  return units.map((unit) => ({
    id: unit.id,
    appearance: unitAppearance(unit),
    filteredOut: matchedIds !== null && !matchedIds.has(unit.id),
    text: isFilterable(unit) ? unit.name : '',
  }));
}
