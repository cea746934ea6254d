import { type CommercialState, commercialState } from '@suite/access';
import type { Unit } from '@suite/api';
import { parsePrice, statusOf } from '@suite/domain';

/** The commercial state as list and tooltip tell it: a reserved home shows its status in place of a price. */
export function shownState(unit: Unit): CommercialState {
  const status = statusOf(unit);
  return status === null || status === 'available' ? commercialState(unit) : { kind: 'gone' };
}

/** Whether any unit carries a price, so that a column for prices has something to say. */
export function hasPrices(units: readonly Unit[]): boolean {
  return units.some((unit) => parsePrice(unit.properties.price) !== null);
}
