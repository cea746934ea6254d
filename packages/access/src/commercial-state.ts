import type { Unit } from '@suite/api';
import type { CommercialStateName, UnitStatus } from '@suite/contracts';
import { parsePrice, statusOf } from '@suite/domain';

/** The commercial state with its price. Sums are whole euros, `pricePerM2` is null without an area. */
export type CommercialState =
  | { readonly kind: 'priced'; readonly price: number; readonly pricePerM2: number | null }
  | { readonly kind: 'on-request' }
  | { readonly kind: 'gone' };

/** The facts of a unit as they were sent to one viewer: without what that viewer may not see. */
type UnitFacts = Pick<Unit, 'area' | 'properties' | 'commercialState'> & {
  readonly status?: string | undefined;
};

/**
 * The rule that the server decides by. A reserved unit can come free again, and where the status is hidden (null)
 * nobody learns that a unit is gone.
 * @param price that the viewer may see; null for none.
 */
export function decideCommercialState(status: UnitStatus | null, price: number | null): CommercialStateName {
  if (status === 'sold' || status === 'unavailable') return 'gone';
  return price === null ? 'on-request' : 'priced';
}

/** The commercial state that the server sent. The rule decides for a back end that sends none. */
export function commercialState(unit: UnitFacts): CommercialState {
  const price = parsePrice(unit.properties.price);
  const kind = unit.commercialState ?? decideCommercialState(statusOf(unit), price);
  if (kind === 'gone') return { kind };
  if (kind === 'on-request' || price === null) return { kind: 'on-request' };
  return { kind, price, pricePerM2: unit.area > 0 ? Math.round(price / unit.area) : null };
}

/** The price of a unit that is on sale; null for every other one. */
export function priceOf(unit: UnitFacts): number | null {
  const state = commercialState(unit);
  return state.kind === 'priced' ? state.price : null;
}
