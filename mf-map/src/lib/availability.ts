import type { UnitCounts } from '@suite/api';
import type { FilterResult } from '@suite/contracts';

/**
 * What the words beside a name say of its homes. `hidden`: the organisation hides what is available, only
 * the number of homes is known.
 */
export type Availability =
  | { readonly kind: 'available'; readonly count: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'hidden'; readonly total: number }
  | { readonly kind: 'no-homes' };

export function availabilityOf({ available, total }: UnitCounts): Availability {
  if (total === 0) return { kind: 'no-homes' };
  if (available === null) return { kind: 'hidden', total };
  return available > 0 ? { kind: 'available', count: available } : { kind: 'none' };
}

/** Counter of the app bar for several entities together; null where what is available is hidden. */
export function counterOf(counts: readonly UnitCounts[], asOf: string | null): FilterResult | null {
  if (counts.some(({ available }) => available === null)) return null;
  const matched = counts.reduce((sum, { available }) => sum + (available ?? 0), 0);
  const total = counts.reduce((sum, one) => sum + one.total, 0);
  return { kind: 'available', matched, total, asOf };
}
