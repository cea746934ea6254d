import type { Unit } from '@suite/contracts';
import { parsePrice, statusOf } from '@suite/domain';

/** What stands where a price would: only homes that can be bought have one. */
export type PriceLine =
  | { readonly kind: 'price'; readonly price: number; readonly pricePerM2: number | null }
  | { readonly kind: 'on-request' }
  | { readonly kind: 'none' };

/** `price` and `pricePerM2` are whole euros. Where the status is hidden every home may be asked for. */
export function priceLine(unit: Unit): PriceLine {
  const status = statusOf(unit);
  if (status !== null && status !== 'available') return { kind: 'none' };
  const price = parsePrice(unit.properties.price);
  if (price === null) return { kind: 'on-request' };
  return { kind: 'price', price, pricePerM2: unit.area > 0 ? Math.round(price / unit.area) : null };
}

/** Whether any unit carries a price, so that a column for prices has something to say. */
export function hasPrices(units: readonly Unit[]): boolean {
  return units.some((unit) => parsePrice(unit.properties.price) !== null);
}
