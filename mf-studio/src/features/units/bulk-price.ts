import type { Edit } from './edits.ts';

/** Every price so many percent higher or lower, rounded to a sum; what has none stays without. */
export function bulkPrice(
  units: readonly { readonly id: number; readonly priceEur: number | null }[],
  percent: number,
  roundToEur: number,
): Edit<'priceEur'>[] {
  return units.flatMap(({ id, priceEur }) => {
    if (priceEur === null) return [];
    const raised = priceEur * (1 + percent / 100);
    const value = Math.max(0, Math.round(raised / roundToEur) * roundToEur);
    return [{ id, field: 'priceEur' as const, value }];
  });
}
