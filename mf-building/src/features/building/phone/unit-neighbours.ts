import type { Unit } from '@suite/api';
import { compareUnitNumbers } from '@suite/domain';

/** The homes before and after one in the order of their numbers; null at either end. */
export function neighboursOf(
  unit: Pick<Unit, 'name'>,
  siblings: readonly Unit[],
): { readonly previous: Unit | null; readonly next: Unit | null } {
  const sorted = siblings.toSorted((a, b) => compareUnitNumbers(a.name, b.name));
  const previous = sorted.findLast((oneUnit) => compareUnitNumbers(oneUnit.name, unit.name) < 0);
  const next = sorted.find((oneUnit) => compareUnitNumbers(oneUnit.name, unit.name) > 0);
  return { previous: previous ?? null, next: next ?? null };
}
