import type { Unit } from '@suite/api';
import { parsePrice, statusOf } from '@suite/domain';

/**
 * What somebody can do about a unit. `priced`: buy it at this price; `on-request`: ask what it costs; `gone`: neither,
 * it is sold or not for sale, so nobody need ask. Sums are whole euros, `pricePerM2` is null without an area.
 */
export type CommercialState =
  | { readonly kind: 'priced'; readonly price: number; readonly pricePerM2: number | null }
  | { readonly kind: 'on-request' }
  | { readonly kind: 'gone' };

/** The facts of a unit as they were sent to who asks: without what that person may not see. */
type UnitFacts = Pick<Unit, 'area' | 'properties'> & { readonly status?: string | undefined };

/**
 * The commercial state of a unit for who asks, who may see prices or not. A reserved unit can come free again, and
 * where the status is hidden nobody is told that a unit is gone.
 */
export function commercialState(unit: UnitFacts, prices = true): CommercialState {
  const status = statusOf(unit);
  if (status === 'sold' || status === 'unavailable') return { kind: 'gone' };
  const price = prices ? parsePrice(unit.properties.price) : null;
  if (price === null) return { kind: 'on-request' };
  return { kind: 'priced', price, pricePerM2: unit.area > 0 ? Math.round(price / unit.area) : null };
}
