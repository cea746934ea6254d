import type { Apartment } from '@suite/contracts';
import { compareUnitNumbers } from '@suite/domain';

/** The homes before and after one in the order of their numbers; null at either end. */
export function neighboursOf(
  unit: Pick<Apartment, 'name'>,
  homes: readonly Apartment[],
): { readonly previous: Apartment | null; readonly next: Apartment | null } {
  const sorted = homes.toSorted((a, b) => compareUnitNumbers(a.name, b.name));
  const previous = sorted.findLast((home) => compareUnitNumbers(home.name, unit.name) < 0);
  const next = sorted.find((home) => compareUnitNumbers(home.name, unit.name) > 0);
  return { previous: previous ?? null, next: next ?? null };
}
